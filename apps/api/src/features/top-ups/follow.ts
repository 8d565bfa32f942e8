import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { topUpAtAcquirer } from './at-acquirer.ts';
import { payTopUp } from './pay.ts';
import { endTopUp, findTopUp } from './repository.ts';
import type { TopUpRow } from './rows.ts';

type Following = { tx: Tx; now: Date; mode: Mode; deps: Pick<Deps, 'acquirer'> };

/**
 * Asks the acquirer about a top up that waits, and credits the money that it confirms. The notice of a payment in time may come after the top
 * up has expired. Returns the status afterwards.
 */
export const followTopUp = async (
  { tx, now, mode, deps }: Following,
  id: string,
): Promise<TopUpRow['status'] | 'unreachable' | undefined> => {
  const row = await findTopUp(tx, now, id);
  if (row?.status !== 'processing' && row?.status !== 'expired') return row?.status;
  const answer = await deps.acquirer.enquire(tx, topUpAtAcquirer(row, mode), now);
  if (answer === 'unreachable') return answer;
  if (answer.status !== 'completed') return row.status;
  if (answer.paidAmount !== Number(row.amount)) throw new Error('A top up was paid with another amount.');
  // Locks the row: of two notices, one credits.
  if (await endTopUp(tx, { id, status: 'completed', now, isConfirmed: true })) {
    const paid = await payTopUp(tx, row, { mode, now });
    if (!paid.ok) throw new Error(`A paid top up cannot be credited: ${paid.problem.code}`);
    await outbox.add(tx, { topic: 'top_up.updated', aggregate: id, payload: { status: 'completed' } });
  }
  return (await findTopUp(tx, now, id))?.status;
};
