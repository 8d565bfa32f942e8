import type { Problem } from '@dasbor/domain/kernel';
import { readAccountNumber } from '@dasbor/domain/payouts';
import type { Account, Bank } from '../api/types.ts';
import { REQUIRED } from './required.ts';

/** Where money goes, as typed. */
export const DESTINATION_FIELDS = ['bank_code', 'account_number', 'account_name'] as const;
export type DestinationField = (typeof DESTINATION_FIELDS)[number];
export type DestinationValues = Record<DestinationField, string>;

/** The rules of the server, each beside its field. */
export function destinationProblems(
  values: DestinationValues,
  banks: readonly Bank[],
): Partial<Record<DestinationField, Problem>> {
  const bank = banks.find(({ code }) => code === values.bank_code);
  const number = numberProblem(values.account_number, bank);
  return {
    ...(bank ? {} : { bank_code: REQUIRED }),
    ...(number ? { account_number: number } : {}),
    ...(values.account_name.trim() === '' ? { account_name: REQUIRED } : {}),
  };
}

export interface Destination {
  bank: Bank;
  /** As it is sent. */
  account: Account;
}

/** Null while the bank or the number is missing or wrong. */
export function destinationOf(values: DestinationValues, banks: readonly Bank[]): Destination | null {
  const bank = banks.find(({ code }) => code === values.bank_code);
  const number = bank ? readAccountNumber(bank, values.account_number) : undefined;
  if (!bank || !number?.ok) return null;
  return {
    bank,
    account: {
      bank_code: bank.code,
      account_number: number.value,
      account_name: values.account_name.trim(),
    },
  };
}

function numberProblem(text: string, bank: Bank | undefined): Problem | undefined {
  if (text.trim() === '') return REQUIRED;
  const read = readAccountNumber({ type: bank?.type ?? '' }, text);
  return read.ok ? undefined : read.problem;
}
