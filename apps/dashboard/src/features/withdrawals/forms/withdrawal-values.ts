import {
  MAX_RUPIAH,
  notesProblem,
  parseRupiah,
  type Problem,
  rupiah,
  type Rupiah,
  subtractRupiah,
} from '@dasbor/domain/kernel';
import { splitByBankLimit } from '@dasbor/domain/payouts';
import { decideWithdrawal } from '@dasbor/domain/withdrawals';
import type { Account, Bank, CreateWithdrawal } from '../api/types.ts';
import {
  DESTINATION_FIELDS,
  destinationOf,
  destinationProblems,
  type DestinationValues,
} from './destination-values.ts';
import { REQUIRED } from './required.ts';

/** As typed. */
export type Values = DestinationValues & { amount: string; notes: string };

export const EMPTY_VALUES: Values = {
  amount: '',
  bank_code: '',
  account_number: '',
  account_name: '',
  notes: '',
};

/** Named as the contract names them: a refusal of the server finds its field by that. */
export const CHECKED_FIELDS = ['amount', ...DESTINATION_FIELDS, 'notes'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
export type Problems = Partial<Record<CheckedField, Problem>>;

export interface Surroundings {
  banks: readonly Bank[];
  /** Undefined while it is read: then only the server can say whether it is enough. */
  available: number | undefined;
}

/** The rules of the server, each beside its field. */
export function problemsOf(values: Values, { banks, available }: Surroundings): Problems {
  const bank = banks.find(({ code }) => code === values.bank_code);
  const amount = amountProblem(values.amount, available, bank);
  const notes = notesProblem(values.notes);
  return {
    ...(amount ? { amount } : {}),
    ...destinationProblems(values, banks),
    ...(notes ? { notes } : {}),
  };
}

/** What will happen, in numbers. */
export interface Plan {
  body: CreateWithdrawal;
  account: Account;
  bank: Bank;
  amount: Rupiah;
  before: Rupiah;
  after: Rupiah;
  /** One for each transfer that the bank's limit asks for. */
  transfers: readonly Rupiah[];
}

/** Null while anything is missing or wrong. */
export function planOf(values: Values, { banks, available }: Surroundings): Plan | null {
  const destination = destinationOf(values, banks);
  const parsed = parseRupiah(values.amount);
  if (!destination || !parsed.ok || available === undefined) return null;
  if (Object.keys(problemsOf(values, { banks, available })).length > 0) return null;
  const { bank, account } = destination;
  const amount = parsed.value;
  const notes = values.notes.trim();
  return {
    body: {
      amount,
      ...account,
      ...(notes === '' ? {} : { notes }),
    },
    account,
    bank,
    amount,
    before: rupiah(available),
    after: subtractRupiah(rupiah(available), amount),
    transfers: splitByBankLimit(amount, bank.split_limit === null ? null : rupiah(bank.split_limit)),
  };
}

function amountProblem(text: string, available: number | undefined, bank: Bank | undefined) {
  if (text.trim() === '') return REQUIRED;
  const parsed = parseRupiah(text);
  if (!parsed.ok) return parsed.problem;
  const decided = decideWithdrawal(parsed.value, {
    available: available === undefined ? MAX_RUPIAH : rupiah(available),
    maximum: bank ? rupiah(bank.maximum) : MAX_RUPIAH,
  });
  return decided.ok ? undefined : decided.problem;
}
