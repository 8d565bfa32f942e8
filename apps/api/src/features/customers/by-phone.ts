import type { Call } from '../../spec/handlers.ts';
import { keepCustomer } from './keep.ts';

type Keeping = Pick<Call, 'tx' | 'now' | 'deps' | 'session'>;
type Contact = { name: string; email: string | null; mobile: string };

/** For sales without a customer number of the merchant: the phone is the number, so the next sale to it belongs to the same customer. */
export const keepByPhone = async ({ tx, now, deps, session }: Keeping, sent: Contact) => {
  const { id } = await keepCustomer(
    { tx, now, ids: deps.ids, editor: { id: session.userId, name: session.name, isPerson: true } },
    { id: deps.ids.next('customer', now), reference_id: sent.mobile, ...sent, subaccount_id: null },
  );
  return { id, name: sent.name, sent };
};
