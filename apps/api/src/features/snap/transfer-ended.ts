import { rupiah } from '@dasbor/domain/kernel';
import { payoutStatusOf } from '@dasbor/domain/payouts';
import { snapAmount, SNAP_TRANSFER_STATES } from '@dasbor/domain/snap';
import { makeIds } from '../../platform/ids.ts';
import type { OnEnded } from '../../platform/payouts/record.ts';
import type { components } from '../../spec/contract-types.ts';
import { publishEvent } from '../webhooks/public.ts';
import { endSnapTransfer } from './transfer-repository.ts';
import type { SnapTransferRow } from './transfer-repository.ts';

/** The transfer arrived, or the full amount is back. Notifies the merchant's server in SNAP format. */
export const snapTransfersEnded: OnEnded = async (tx, now, ended) => {
  const publishing = { tx, now, ids: makeIds({ now: () => now }) };
  for (const [id, transfers] of ended) {
    const status = payoutStatusOf(transfers.map((transfer) => transfer.status));
    if (status === 'processing') continue;
    const [transfer] = transfers;
    const failure = status === 'done' ? null : (transfer?.failure_code ?? 'UNKNOWN_ERROR');
    const bankReference = transfer?.bank_reference ?? null;
    const row = await endSnapTransfer(tx, { id, failure, bankReference, now });
    if (!row) continue;
    await publishEvent(publishing, { event: 'transfer-bank.notify', subjectId: id, data: noticeOf(row) });
  }
};

const noticeOf = (row: SnapTransferRow): components['schemas']['SnapTransferNotification'] => ({
  originalReferenceNo: row.id,
  originalPartnerReferenceNo: row.partner_reference,
  responseCode: '2000000',
  responseMessage: 'Successful',
  amount: snapAmount(rupiah(Number(row.amount))),
  beneficiaryAccountNo: row.account_number,
  beneficiaryBankCode: row.bank_code,
  sourceAccountNo: row.merchant_id,
  additionalInfo: SNAP_TRANSFER_STATES[row.status],
});
