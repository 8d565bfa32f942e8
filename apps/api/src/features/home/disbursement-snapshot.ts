import { decideOtherPerson, may } from '@dasbor/domain/access';
import { costOfTransfers } from '@dasbor/domain/payouts';
import { addDays, jakartaDate, jakartaDayBounds, toldSum } from '@dasbor/domain/kernel';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { failedPayouts, openBatches } from './disbursement-totals.ts';
import type { OpenBatch } from './disbursement-totals.ts';

/** Product spec §2: a snapshot of the past 30 days. */
const DAYS = 30;

/** Uses the approval rule to decide what waits for this user. */
export const getDisbursementSnapshot: Handler<'getDisbursementSnapshot'> = async ({ session, tx, now }) => {
  const to = jakartaDate(now);
  const from = addDays(to, 1 - DAYS);
  const batches = await openBatches(tx, jakartaDayBounds(from).from);
  const failed = await failedPayouts(tx, jakartaDayBounds(to));
  const waiting = batches.filter(({ status }) => status === 'need_approval');
  const mayApprove = may(session, { permission: 'disbursement.approve', feature: 'disbursement' }).ok;
  return ok({
    data: {
      from,
      to,
      to_approve: counted(
        waiting.filter(({ maker_ids: makers }) => mayApprove && decideOtherPerson(makers, session.userId).ok),
      ),
      need_approval: counted(waiting),
      processing: counted(batches.filter(({ status }) => status === 'processing')),
      failed_today: { count: Number(failed.count), amount: toldSum([failed.amount]) },
    },
  });
};

/** With fees, because that is what a batch takes from the balance. */
const counted = (rows: readonly OpenBatch[]) => ({
  count: rows.length,
  amount: toldSum(
    rows.flatMap(({ amount, transfers }) => {
      const { fee, ppn } = costOfTransfers(transfers);
      return [amount, String(fee), String(ppn)];
    }),
  ),
});
