import { payoutStatusOf } from '@dasbor/domain/payouts';
import { outbox } from '../../platform/work/outbox.ts';
import type { OnEnded } from '../../platform/payouts/record.ts';
import { endWithdrawal } from './repository.ts';

/** A withdrawal ends with its last transfer. By then, failed amounts are back in the balance. */
export const withdrawalsEnded: OnEnded = async (tx, now, ended) => {
  for (const [id, transfers] of ended) {
    const status = payoutStatusOf(transfers.map((transfer) => transfer.status));
    if (status === 'processing' || !(await endWithdrawal(tx, { id, status, now }))) continue;
    await outbox.add(tx, { topic: 'withdrawal.updated', aggregate: id, payload: { status } });
  }
};
