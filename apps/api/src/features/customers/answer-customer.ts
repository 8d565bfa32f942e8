import { ok, problem } from '../../spec/handlers.ts';
import type { Call } from '../../spec/handlers.ts';
import { kindsSeenBy, totalsOf } from './activity.ts';
import { findCustomer } from './repository.ts';
import { toCustomer, toTotals } from './rows.ts';

/** One customer with the totals that the caller may see. */
export const answerCustomer = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, id: string) => {
  const row = await findCustomer(tx, id);
  if (!row) return problem('DPAY_CUSTOMER_NOT_FOUND');
  const totals = toTotals(await totalsOf(tx, id, kindsSeenBy(session)));
  return ok({ data: { ...toCustomer(row, session.masksPersonalData), totals } });
};
