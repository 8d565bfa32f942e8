import { payoutStatusOf } from '@dasbor/domain/payouts';
import { outbox } from '../../platform/work/outbox.ts';
import type { OnEnded } from '../../platform/payouts/record.ts';
import { endRow } from './repository.ts';

/** A fund transfer is one bank transfer: it arrived, or the full amount is back. */
export const fundTransfersEnded: OnEnded = async (tx, now, ended) => {
  for (const [id, transfers] of ended) {
    const status = payoutStatusOf(transfers.map((transfer) => transfer.status));
    if (status === 'processing') continue;
    const failure = status === 'done' ? null : (transfers[0]?.failure_code ?? 'UNKNOWN_ERROR');
    if (!(await endRow(tx, { id, failure, now }))) continue;
    await outbox.add(tx, {
      topic: 'subaccount.transfer_updated',
      aggregate: id,
      payload: { status: failure === null ? 'completed' : 'failed' },
    });
  }
};
