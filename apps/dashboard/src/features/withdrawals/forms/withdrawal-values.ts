import {
  MAX_RUPIAH,
  parseRupiah,
  type Problem,
  rupiah,
  type Rupiah,
  subtractRupiah,
} from '@dasbor/domain/kernel';
import { readAccountNumber, splitByBankLimit } from '@dasbor/domain/payouts';
import { decideWithdrawal } from '@dasbor/domain/withdrawals';
import type { Bank, CreateWithdrawal } from '../api/types.ts';

/** As typed. */
export interface Values {
  amount: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  notes: string;
}

export const EMPTY_VALUES: Values = {
  amount: '',
  bank_code: '',
  account_number: '',
  account_name: '',
  notes: '',
};

/** Named as the contract names them: a refusal of the server finds its field by that. */
export const CHECKED_FIELDS = ['amount', 'bank_code', 'account_number', 'account_name'] as const;
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
  return {
    ...beside('amount', amountProblem(values.amount, available, bank)),
    ...beside('bank_code', bank ? undefined : REQUIRED),
    ...beside('account_number', accountProblem(values.account_number, bank)),
    ...beside('account_name', values.account_name.trim() === '' ? REQUIRED : undefined),
  };
}

/** What will happen, in numbers. */
export interface Plan {
  body: CreateWithdrawal;
  bank: Bank;
  amount: Rupiah;
  before: Rupiah;
  after: Rupiah;
  /** One for each transfer that the bank's limit asks for. */
  transfers: readonly Rupiah[];
}

/** Null while anything is missing or wrong. */
export function planOf(values: Values, { banks, available }: Surroundings): Plan | null {
  const bank = banks.find(({ code }) => code === values.bank_code);
  const parsed = parseRupiah(values.amount);
  if (!bank || !parsed.ok || available === undefined) return null;
  if (Object.keys(problemsOf(values, { banks, available })).length > 0) return null;
  const number = readAccountNumber(bank, values.account_number);
  if (!number.ok) return null;
  const amount = parsed.value;
  const notes = values.notes.trim();
  return {
    body: {
      amount,
      bank_code: bank.code,
      account_number: number.value,
      account_name: values.account_name.trim(),
      ...(notes === '' ? {} : { notes }),
    },
    bank,
    amount,
    before: rupiah(available),
    after: subtractRupiah(rupiah(available), amount),
    transfers: splitByBankLimit(amount, bank.split_limit === null ? null : rupiah(bank.split_limit)),
  };
}

const REQUIRED: Problem = { code: 'DPAY_REQUIRED' };

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

function accountProblem(text: string, bank: Bank | undefined): Problem | undefined {
  if (text.trim() === '') return REQUIRED;
  const read = readAccountNumber({ type: bank?.type ?? '' }, text);
  return read.ok ? undefined : read.problem;
}

function beside(field: CheckedField, found: Problem | undefined): Problems {
  return found ? { [field]: found } : {};
}
