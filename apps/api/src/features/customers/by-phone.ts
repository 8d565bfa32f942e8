import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { keepCustomers } from './keep.ts';

type Keeping = { tx: Tx; now: Date; deps: { ids: Ids }; session: { userId: string; name: string } };
type Contact = { name: string; email: string | null; mobile: string | null };
export type Kept = { id: string; name: string; sent: Contact };

/**
 * For sales without a customer number of the merchant: the phone is the number, so the next sale to it belongs to the same customer. In the
 * order in which they were given.
 */
export const keepByPhones = async (
  { tx, now, deps, session }: Keeping,
  contacts: readonly Contact[],
): Promise<Kept[]> => {
  if (contacts.length === 0) return [];
  const editor = { id: session.userId, name: session.name, isPerson: true };
  const kept = await keepCustomers(
    { tx, now, ids: deps.ids, editor },
    null,
    contacts.map((sent) => ({
      id: deps.ids.next('customer', now),
      reference_id: sent.mobile ?? '',
      ...sent,
      subaccount_id: null,
    })),
  );
  return contacts.map((sent, index) => ({ id: kept[index]?.id ?? '', name: sent.name, sent }));
};
