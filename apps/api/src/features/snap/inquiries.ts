import { rupiah } from '@dasbor/domain/kernel';
import { findBank, readAccountNumber } from '@dasbor/domain/payouts';
import { snapAmount } from '@dasbor/domain/snap';
import { ok, problem } from '../../spec/handlers.ts';
import type { SnapHandler } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { BANKS } from '../reference/public.ts';
import { needFlag, refuseIn, tenantOf } from './replies.ts';

export const inquireSnapBalance: SnapHandler<'inquireSnapBalance'> = async ({
  body,
  caller,
  deps,
  requestId,
}) => {
  needFlag(caller, 'balance');
  const { merchantId, merchantName, suspended } = caller;
  if (body.accountNo !== undefined && body.accountNo !== merchantId)
    return problem('DPAY_SNAP_ACCOUNT_INVALID');
  const balances = await deps.db.tenant(tenantOf(caller, requestId), (tx) => balancesOf(tx));
  const { available = 0, in_flight: onItsWay = 0, pending = 0 } = balances;
  const amountOf = (amount: number) => snapAmount(rupiah(amount));
  return ok({
    responseCode: '2001100' as const,
    responseMessage: SUCCESSFUL,
    referenceNo: requestId,
    ...referenceOf(body),
    accountNo: merchantId,
    name: merchantName,
    accountInfos: [
      {
        balanceType: 'Cash' as const,
        amount: amountOf(available + onItsWay),
        floatAmount: amountOf(pending),
        holdAmount: amountOf(onItsWay),
        availableBalance: amountOf(available),
        registrationStatusCode: '0001' as const,
        status: suspended ? ('0007' as const) : ('0001' as const),
      },
    ],
  });
};

export const inquireSnapAccount: SnapHandler<'inquireSnapAccount'> = async ({
  body,
  caller,
  deps,
  mode,
  requestId,
}) => {
  needFlag(caller, 'disbursement');
  const bank = findBank(BANKS, body.beneficiaryBankCode);
  if (!bank.ok) return refuseIn('beneficiaryBankCode', bank.problem.code);
  const number = readAccountNumber(bank.value, body.beneficiaryAccountNo);
  if (!number.ok) return refuseIn('beneficiaryAccountNo', number.problem.code);

  // SNAP does not send the expected holder name.
  const account = { mode, bankCode: bank.value.code, accountNumber: number.value, accountName: '' };
  const answer = await deps.bank.inquire(account);
  if (answer.status !== 'found') return problem(CODES[answer.status]);
  return ok({
    responseCode: '2001600' as const,
    responseMessage: SUCCESSFUL,
    referenceNo: requestId,
    ...referenceOf(body),
    beneficiaryAccountName: answer.name,
    beneficiaryAccountNo: number.value,
    beneficiaryBankCode: body.beneficiaryBankCode,
    beneficiaryBankName: bank.value.name,
    currency: 'IDR' as const,
  });
};

const SUCCESSFUL = 'Successful';

const CODES = {
  not_found: 'DPAY_SNAP_ACCOUNT_INVALID',
  inactive: 'DPAY_SNAP_ACCOUNT_INACTIVE',
  disturbed: 'DPAY_SNAP_BANK_DISTURBED',
  no_response: 'DPAY_SNAP_BANK_TIMEOUT',
} as const;

/** Returned if it was sent. */
const referenceOf = ({ partnerReferenceNo }: { partnerReferenceNo?: string | undefined }) =>
  partnerReferenceNo === undefined ? {} : { partnerReferenceNo };
