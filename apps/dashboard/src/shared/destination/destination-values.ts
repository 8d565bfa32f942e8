import { readTypedAccountNumber } from '@dasbor/domain/payouts';
import { type Beside, decided, REQUIRED, required } from '../forms/schema.ts';
import type { Account, Bank } from './types.ts';

/** The destination account as typed. */
export const DESTINATION_FIELDS = ['bank_code', 'account_number', 'account_name'] as const;
export type DestinationField = (typeof DESTINATION_FIELDS)[number];
export type DestinationValues = Record<DestinationField, string>;

export type WithBanks = {
  banks: readonly Bank[];
};

/** The server's rules. If no destination is required, any value is valid. */
export const destinationRules = <Values extends DestinationValues>(
  isAsked: (values: Values) => boolean = () => true,
) => {
  const rule = (decide: (text: string, bank: Bank | undefined) => ReturnType<typeof required>) =>
    decided((text: string, { values, around }: Beside<Values, WithBanks>) =>
      isAsked(values) ? decide(text, bankOf(values, around)) : undefined,
    );
  return {
    bank_code: rule((_, bank) => (bank ? undefined : REQUIRED)),
    account_number: rule((text, bank) => required(text) ?? numberProblem(text, bank)),
    account_name: rule(required),
  };
};

export const bankOf = ({ bank_code: wanted }: DestinationValues, { banks }: WithBanks): Bank | undefined =>
  banks.find(({ code }) => code === wanted);

export type Destination = {
  bank: Bank;
  /** The values to send. */
  account: Account;
};

/** Null while the bank or the number is missing or invalid. */
export const destinationOf = (values: DestinationValues, around: WithBanks): Destination | null => {
  const bank = bankOf(values, around);
  const number = bank ? readTypedAccountNumber(bank, values.account_number) : undefined;
  if (!bank || !number?.ok) return null;
  return {
    bank,
    account: {
      bank_code: bank.code,
      account_number: number.value,
      account_name: values.account_name.trim(),
    },
  };
};

const numberProblem = (text: string, bank: Bank | undefined) => {
  const read = readTypedAccountNumber({ type: bank?.type ?? '' }, text);
  return read.ok ? undefined : read.problem;
};
