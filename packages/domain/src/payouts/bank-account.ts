import { err, ok, type Result } from '../kernel/index.ts';
import type { PayoutProblemCode } from './problems.ts';

/** What a rule needs to know of a destination: a row of the list of banks. */
export interface BankFacts {
  readonly code: string;
  readonly aliases: readonly string[];
  readonly type: string;
  readonly active: boolean;
}

/** By its code or any other spelling: a brand name, an old code, the three digits of Bank Indonesia, in any case. */
export function findBank<Bank extends BankFacts>(
  banks: readonly Bank[],
  text: string,
): Result<Bank, PayoutProblemCode> {
  const wanted = text.trim().toLowerCase();
  const bank =
    banks.find(({ code }) => code === wanted) ?? banks.find(({ aliases }) => aliases.includes(wanted));
  return bank?.active ? ok(bank) : err('DPAY_BANK_UNKNOWN');
}

// Lengths of single banks are not a rule: virtual accounts are destinations too, and have other lengths (docs/decisions/0001).
const ACCOUNT = /^\d{5,20}$/;
const WALLET = /^08\d{8,11}$/;

/**
 * Digits as the bank wants them. A wallet is known by its mobile number, however it is written: `+62 812…`, `62812…`,
 * `812…`. Of a bank account nothing is taken away: its leading zeros count.
 */
export function readAccountNumber(
  { type }: Pick<BankFacts, 'type'>,
  text: string,
): Result<string, PayoutProblemCode> {
  const number = text.trim();
  if (type !== 'ewallet') return ACCOUNT.test(number) ? ok(number) : err('DPAY_ACCOUNT_NUMBER_INVALID');
  const mobile = number.replaceAll(/[\s-]/g, '').replace(/^(?:\+?62|0)?(?=8)/, '0');
  return WALLET.test(mobile) ? ok(mobile) : err('DPAY_ACCOUNT_NUMBER_INVALID');
}
