import { readAccountNumber } from '@dasbor/domain/payouts';
import type { RefundBank } from '@dasbor/sdk';

/** Named as the contract names them, so that a refusal finds its field. */
export type AccountValues = { bank_code: string; account_number: string };

export type AccountField = keyof AccountValues;
export type FieldCodes = { [Field in AccountField]?: string };

export const bankOf = (banks: readonly RefundBank[], code: string): RefundBank | undefined =>
  banks.find((bank) => bank.code === code);

/** What is wrong before the bank is asked. */
export const wrongIn = (values: AccountValues, banks: readonly RefundBank[]): FieldCodes => {
  const bank = bankOf(banks, values.bank_code);
  const number = wrongNumber(values.account_number, bank);
  return { ...(bank ? {} : { bank_code: 'REQUIRED' }), ...(number && { account_number: number }) };
};

const wrongNumber = (number: string, bank: RefundBank | undefined): string | undefined => {
  if (number === '') return 'REQUIRED';
  const read = bank ? readAccountNumber(bank, number) : undefined;
  return read?.ok === false ? read.problem.code : undefined;
};
