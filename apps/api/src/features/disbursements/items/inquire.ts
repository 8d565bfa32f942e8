import { findBank, isSameHolder, maskName, readAccountNumber } from '@dasbor/domain/payouts';
import { afterwards, ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { BANKS } from '../../reference/public.ts';

/** The bank is asked after the transaction, because it may take a while. */
export const inquireBankAccount: Handler<'inquireBankAccount'> = async ({ body, mode, deps }) => {
  const bank = findBank(BANKS, body.bank_code);
  if (!bank.ok) return refuse('bank_code', bank.problem.code);
  const number = readAccountNumber(bank.value, body.account_number);
  if (!number.ok) return refuse('account_number', number.problem.code);
  const { code, name: bankName } = bank.value;
  const asked = { mode, bankCode: code, accountNumber: number.value, accountName: body.account_owner_name };

  return afterwards(async () => {
    const answer = await deps.bank.inquire(asked);
    if (answer.status === 'disturbed' || answer.status === 'no_response')
      return problem('DPAY_BANK_UNREACHABLE');
    if (answer.status !== 'found') return problem('DPAY_BANK_ACCOUNT_NOT_FOUND');
    const isSame = isSameHolder(body.account_owner_name, answer.name);
    return ok({
      data: {
        bank_code: code,
        bank_name: bankName,
        account_number: number.value,
        account_name: isSame ? answer.name : maskName(answer.name),
        match: isSame ? ('same' as const) : ('different' as const),
      },
    });
  });
};

const refuse = (field: string, code: string) =>
  problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field, code }] });
