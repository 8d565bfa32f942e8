import { rupiah } from '@dasbor/domain/kernel';
import { reserved, THE_MERCHANT } from '@dasbor/domain/ledger';
import { FEE_PER_TRANSFER, findBank, readAccountNumber } from '@dasbor/domain/payouts';
import { decideMoment } from '@dasbor/domain/policy';
import { decideSnapAmount, snapAmount, snapBankCode, SNAP_TRANSFER_STATES } from '@dasbor/domain/snap';
import { post } from '../../platform/ledger/post.ts';
import { addTransfers } from '../../platform/payouts/transfers.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { SnapHandler } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { BANKS } from '../reference/public.ts';
import { needFlag, refuseIn, tenantOf } from './replies.ts';
import { findSnapTransfer, insertSnapTransfer } from './transfer-repository.ts';
import type { NewSnapTransfer } from './transfer-repository.ts';

/**
 * Reserves the amount and fee in the transaction that stores the transfer, and sends it after the commit. The answer is "in progress"; the
 * result follows by notification and status. A partnerReferenceNo is paid once, whoever repeats it.
 */
export const createSnapTransfer: SnapHandler<'createSnapTransfer'> = async ({
  body,
  caller,
  deps,
  now,
  requestId,
}) => {
  const allowed = decideMoment('disburse', { ...caller, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  if (body.sourceAccountNo !== undefined && body.sourceAccountNo !== caller.merchantId)
    return problem('DPAY_SNAP_ACCOUNT_INVALID');
  const bank = findBank(BANKS, body.beneficiaryBankCode);
  if (!bank.ok) return refuseIn('beneficiaryBankCode', bank.problem.code);
  const number = readAccountNumber(bank.value, body.beneficiaryAccountNo);
  if (!number.ok) return refuseIn('beneficiaryAccountNo', number.problem.code);
  const amount = decideSnapAmount(body.amount.value, bank.value);
  if (!amount.ok) {
    const { code, params } = amount.problem;
    return code === 'DPAY_SNAP_AMOUNT_LIMIT' ? problem(code, params) : refuseIn('amount.value', code);
  }

  const row: NewSnapTransfer = {
    id: deps.ids.next('snap_transfer', now),
    partner_reference: body.partnerReferenceNo,
    external_id: caller.externalId,
    client_id: caller.clientId,
    bank_code: snapBankCode(bank.value),
    account_number: number.value,
    account_name: body.beneficiaryAccountName?.trim() ?? '',
    amount: amount.value,
  };
  await deps.db.tenant(tenantOf(caller, requestId), async (tx) => {
    if (!(await insertSnapTransfer(tx, row, now))) return refuse('DPAY_SNAP_REFERENCE_USED');
    const out = await addTransfers(tx, now, [
      {
        ownerKind: 'snap_transfer',
        ownerId: row.id,
        attempt: 1,
        holder: THE_MERCHANT,
        bankCode: bank.value.code,
        accountNumber: row.account_number,
        accountName: row.account_name,
        amount: amount.value,
        splitLimit: null,
        feePerTransfer: FEE_PER_TRANSFER,
      },
    ]);
    post(tx, now, out.map(reserved));
  });
  return ok(
    {
      responseCode: '2021800' as const,
      responseMessage: 'Request In Progress',
      referenceNo: row.id,
      partnerReferenceNo: row.partner_reference,
      amount: snapAmount(amount.value),
      beneficiaryAccountNo: row.account_number,
      beneficiaryBankCode: row.bank_code,
      sourceAccountNo: caller.merchantId,
      additionalInfo: SNAP_TRANSFER_STATES.processing,
    },
    { status: 202 },
  );
};

export const getSnapTransferStatus: SnapHandler<'getSnapTransferStatus'> = async ({
  body,
  caller,
  deps,
  requestId,
}) => {
  needFlag(caller, 'disbursement');
  const wanted = {
    clientId: caller.clientId,
    id: body.originalReferenceNo,
    partnerReference: body.originalPartnerReferenceNo,
    externalId: body.originalExternalId,
  };
  if (!wanted.id && !wanted.partnerReference && !wanted.externalId)
    return refuseIn('originalPartnerReferenceNo', 'DPAY_REQUIRED');
  const row = await deps.db.tenant(tenantOf(caller, requestId), (tx) => findSnapTransfer(tx, wanted));
  if (!row) return problem('DPAY_SNAP_TRANSFER_NOT_FOUND');
  return ok({
    responseCode: '2003600' as const,
    responseMessage: 'Successful',
    originalReferenceNo: row.id,
    originalPartnerReferenceNo: row.partner_reference,
    originalExternalId: row.external_id,
    serviceCode: '18' as const,
    amount: snapAmount(rupiah(Number(row.amount))),
    beneficiaryAccountNo: row.account_number,
    beneficiaryBankCode: row.bank_code,
    sourceAccountNo: row.merchant_id,
    ...(row.bank_reference !== null && { referenceNumber: row.bank_reference }),
    ...SNAP_TRANSFER_STATES[row.status],
    additionalInfo: { failureCode: row.failure_code },
  });
};
