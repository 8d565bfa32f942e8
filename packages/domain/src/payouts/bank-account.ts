import { digitsOfPhone } from '../auth/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { PayoutProblemCode } from './problems.ts';

/** What the rules need to know about a destination: an entry of the bank list. */
export type BankFacts = {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: string;
  readonly active: boolean;
};

/**
 * By code or alias (a brand name, an old code, Bank Indonesia's three digits), in any letter case; otherwise by its name, if it is
 * unambiguous.
 */
export const findBank = <Bank extends BankFacts>(
  banks: readonly Bank[],
  text: string,
): Result<Bank, PayoutProblemCode> => {
  const wanted = text.trim().toLowerCase();
  const bank =
    banks.find(({ code }) => code === wanted) ??
    banks.find(({ aliases }) => aliases.includes(wanted)) ??
    bySpelling(banks, wanted);
  return bank?.active ? ok(bank) : err('DPAY_BANK_UNKNOWN');
};

const bySpelling = <Bank extends BankFacts>(banks: readonly Bank[], text: string): Bank | undefined => {
  // A spreadsheet stores 014 as the number 14.
  if (/^\d{1,2}$/.test(text)) return banks.find(({ aliases }) => aliases.includes(text.padStart(3, '0')));
  const words = wordsOf(text);
  const code = spellingsOf(banks).get(bare(words).join(''));
  const bank = code == null ? undefined : banks.find((one) => one.code === code);
  // A wallet is not a bank: `Bank Dana` means Danamon, not DANA.
  return bank?.type === 'ewallet' && words.includes('bank') ? undefined : bank;
};

type Spellings = ReadonlyMap<string, string | null>;
// A file may contain ten thousand unknown banks.
const spellings = /* @__PURE__ */ new WeakMap<readonly BankFacts[], Spellings>();

/** The code of each spelling; null if it is ambiguous. */
const spellingsOf = (banks: readonly BankFacts[]): Spellings => {
  const known = spellings.get(banks);
  if (known) return known;
  const codes = new Map<string, string | null>();
  const active = banks.filter((bank) => bank.active);
  for (const bank of active) {
    for (const text of looseSpellingsOf(bank, active)) {
      const spelling = nameWords(text).join('');
      const taken = codes.get(spelling);
      codes.set(spelling, taken === undefined || taken === bank.code ? bank.code : null);
    }
  }
  codes.delete('');
  spellings.set(banks, codes);
  return codes;
};

/**
 * Informal names of a bank: its name, and its codes that are words of the name or cannot be taken for part of another bank's.
 * `sulawesi` is the code of Bank Sulteng, but `Bank Sulawesi` could be any of four.
 */
export const looseSpellingsOf = (bank: NamedBank, banks: readonly NamedBank[]): readonly string[] => {
  const { code, name, aliases } = bank;
  const own = new Set(wordsOf(name));
  const others = banks.filter((other) => other.code !== code).flatMap(everySpelling);
  const isOwn = (text: string): boolean => wordsOf(text).every((word) => own.has(word));
  const isPart = (text: string): boolean => others.some((other) => other.includes(wordsOf(text).join('')));
  return [
    name,
    name.replaceAll(/\([^)]*\)/g, ' '),
    ...[code, ...aliases].filter((text) => isOwn(text) || !isPart(text)),
  ];
};

type NamedBank = Pick<BankFacts, 'code' | 'name' | 'aliases'>;

const everySpelling = ({ code, name, aliases }: NamedBank): readonly string[] =>
  [code, name, ...aliases].map((text) => wordsOf(text).join(''));

/** Keeps letters of any script; without them a name could become another's. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** `PT. Bank Central Asia, Tbk` as `central asia`. */
export const nameWords = (text: string): readonly string[] => bare(wordsOf(text));

const bare = (all: readonly string[]): readonly string[] => {
  const words = [...all];
  while (BEFORE.has(words[0] ?? '')) words.shift();
  while (BEHIND.has(words.at(-1) ?? '')) words.pop();
  return words;
};

const BEFORE = /* @__PURE__ */ new Set(['pt', 'bank']);
const BEHIND = /* @__PURE__ */ new Set(['tbk', 'persero']);

// The length for one bank is not enforced: virtual accounts are valid destinations and have other lengths (docs/decisions/0001).
const ACCOUNT = /^\d{5,20}$/;
const WALLET = /^08\d{8,11}$/;

/**
 * The digits in the bank's format. A wallet is identified by its mobile number in any notation: `+62 812…`, `62812…`, `812…`. A bank
 * account is left unchanged: leading zeros count.
 */
export const readAccountNumber = (
  { type }: Pick<BankFacts, 'type'>,
  text: string,
): Result<string, PayoutProblemCode> => {
  const number = text.trim();
  if (type !== 'ewallet') return ACCOUNT.test(number) ? ok(number) : err('DPAY_ACCOUNT_NUMBER_INVALID');
  const digits = /[().]/.test(number) ? undefined : digitsOfPhone(number);
  const mobile = digits?.replace(/^(?:\+?62|0)?(?=8)/, '0') ?? '';
  return WALLET.test(mobile) ? ok(mobile) : err('DPAY_ACCOUNT_NUMBER_INVALID');
};

/**
 * As a person types it: digits in groups, as banks print them (`842-264-7002`, `0012 3456 78`). Two kinds of separators may be two
 * numbers, and are refused.
 */
export const readTypedAccountNumber = (
  bank: Pick<BankFacts, 'type'>,
  text: string,
): Result<string, PayoutProblemCode> =>
  readAccountNumber(bank, bank.type === 'ewallet' ? text : joined(text));

const joined = (text: string): string => {
  const groups = text
    .trim()
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(DASH, '-');
  return GROUPED.test(groups) ? groups.replaceAll(/[ -]/g, '') : text;
};

/** Word and phones replace hyphens with dashes. */
const DASH = /[\p{Pd}\u2212]/gu;
const GROUPED = /^\d+(?:(?: \d+)+|(?:-\d+)+)$/;
