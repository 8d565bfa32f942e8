import {
  MAX_RUPIAH,
  notesProblem,
  parseRupiah,
  rupiah,
  type Rupiah,
  subtractRupiah,
} from '@dasbor/domain/kernel';
import { decideWaiting } from '@dasbor/domain/destination-accounts';
import { splitByBankLimit } from '@dasbor/domain/payouts';
import { decideWithdrawal } from '@dasbor/domain/withdrawals';
import { object } from 'yup';
import {
  type Beside,
  decided,
  decidedAmount,
  type FormSchema,
  isFine,
} from '../../../shared/forms/schema.ts';
import {
  type ChosenValues,
  chosenRule,
  chosenWithBank,
  limitOf,
  type WithAccounts,
} from '../../../shared/destination/chosen.ts';
import type { Bank, DestinationAccount } from '../../../shared/destination/types.ts';
import type { CreateWithdrawal } from '../api/types.ts';

/** Field values as typed. */
export type Values = ChosenValues & { amount: string; notes: string };

export const EMPTY_VALUES: Values = { amount: '', destination_account_id: '', notes: '' };

export type Surroundings = {
  /** Undefined while loading. Then only the server can check whether it is enough. */
  available: number | undefined;
} & WithAccounts;

/** The server's validation rules, by field. */
export const withdrawalSchema: FormSchema<Values, Surroundings> = object({
  amount: decidedAmount((amount, { values, around }: Beside<Values, Surroundings>) => {
    const { available } = around;
    const chosen = chosenWithBank(values, around);
    const decided = decideWithdrawal(amount, {
      available: available === undefined ? MAX_RUPIAH : rupiah(available),
      maximum: chosen ? rupiah(chosen.bank.maximum) : MAX_RUPIAH,
    });
    return decided.ok ? decideWaiting(amount, limitOf(chosen?.account)) : decided;
  }),
  destination_account_id: chosenRule(),
  notes: decided(notesProblem),
});

/** The resulting figures. */
export type Plan = {
  body: CreateWithdrawal;
  account: DestinationAccount;
  bank: Bank;
  amount: Rupiah;
  before: Rupiah;
  after: Rupiah;
  /** One for each transfer that the bank's limit asks for. */
  transfers: readonly Rupiah[];
};

/** Null while the form is incomplete or invalid. */
export const planOf = (values: Values, around: Surroundings): Plan | null => {
  const { available } = around;
  const destination = chosenWithBank(values, around);
  const parsed = parseRupiah(values.amount);
  if (!destination || !parsed.ok || available === undefined) return null;
  if (!isFine(withdrawalSchema, values, around)) return null;
  const { bank, account } = destination;
  const amount = parsed.value;
  const notes = values.notes.trim();
  return {
    body: {
      amount,
      destination_account_id: account.id,
      ...(notes === '' ? {} : { notes }),
    },
    account,
    bank,
    amount,
    before: rupiah(available),
    after: subtractRupiah(rupiah(available), amount),
    transfers: splitByBankLimit(amount, bank.split_limit === null ? null : rupiah(bank.split_limit)),
  };
};
