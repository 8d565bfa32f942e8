import { err, ok, type Result } from '../kernel/index.ts';
import {
  type BankFacts,
  findBank,
  type PayoutProblemCode,
  readTypedAccountNumber,
} from '../payouts/index.ts';
import type { RefundClaimProblemCode } from './problems.ts';

/** An entry of the bank list. */
type Bank = BankFacts & {
  readonly minimum: number;
  readonly maximum: number;
  readonly split_limit: number | null;
};

/** A claim is one transfer, because its fee is reserved before the customer chooses a bank. */
const takesInOne = ({ active, minimum, maximum, split_limit: most }: Bank, amount: number): boolean =>
  active && amount >= minimum && amount <= Math.min(maximum, most ?? maximum);

export const offeredBanks = <One extends Bank>(banks: readonly One[], amount: number): readonly One[] =>
  banks.filter((bank) => takesInOne(bank, amount));

type Written = { readonly bank_code: string; readonly account_number: string };
type Code = PayoutProblemCode | RefundClaimProblemCode;

/** The account in the bank's terms, or what is wrong with each field. */
export const readClaimDestination = <One extends Bank>(
  banks: readonly One[],
  { bank_code: code, account_number: written }: Written,
  amount: number,
): {
  readonly bank_code: Result<One, Code>;
  readonly account_number: Result<string, Code>;
} => {
  const found = findBank(banks, code);
  const bank =
    found.ok && !takesInOne(found.value, amount) ? err('DPAY_REFUND_BANK_NOT_OFFERED' as const) : found;
  return {
    bank_code: bank,
    account_number: found.ok ? readTypedAccountNumber(found.value, written) : ok(written),
  };
};
