import { digitsOfPhone } from '../auth/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { PayoutProblemCode } from './problems.ts';

/** What a rule needs to know of a destination: a row of the list of banks. */
export interface BankFacts {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: string;
  readonly active: boolean;
}

/**
 * By its code or any other spelling: a brand name, an old code, the three digits of Bank Indonesia, in any case; else by its name as
 * people write it, where that is one bank's alone.
 */
export function findBank<Bank extends BankFacts>(
  banks: readonly Bank[],
  text: string,
): Result<Bank, PayoutProblemCode> {
  const wanted = text.trim().toLowerCase();
  const bank =
    banks.find(({ code }) => code === wanted) ??
    banks.find(({ aliases }) => aliases.includes(wanted)) ??
    bySpelling(banks, wanted);
  return bank?.active ? ok(bank) : err('DPAY_BANK_UNKNOWN');
}

function bySpelling<Bank extends BankFacts>(banks: readonly Bank[], text: string): Bank | undefined {
  // A spreadsheet takes 014 for the number 14.
  if (/^\d{1,2}$/.test(text)) return banks.find(({ aliases }) => aliases.includes(text.padStart(3, '0')));
  const words = wordsOf(text);
  const code = spellingsOf(banks).get(bare(words).join(''));
  const bank = code == null ? undefined : banks.find((one) => one.code === code);
  // No wallet is a bank: `Bank Dana` is somebody's Danamon, and not DANA.
  return bank?.type === 'ewallet' && words.includes('bank') ? undefined : bank;
}

type Spellings = ReadonlyMap<string, string | null>;
// A file may name ten thousand banks that there are not.
const spellings = /* @__PURE__ */ new WeakMap<readonly BankFacts[], Spellings>();

/** The code that each spelling means; null where two banks are called so. */
function spellingsOf(banks: readonly BankFacts[]): Spellings {
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
}

/**
 * What a bank may be called when it is not written to the letter: its name, and those of its codes that are words of that name, or that
 * nobody takes for a part of another's. `sulawesi` is the code of Bank Sulteng; `Bank Sulawesi` is any of four.
 */
export function looseSpellingsOf(bank: NamedBank, banks: readonly NamedBank[]): readonly string[] {
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
}

type NamedBank = Pick<BankFacts, 'code' | 'name' | 'aliases'>;

const everySpelling = ({ code, name, aliases }: NamedBank): readonly string[] =>
  [code, name, ...aliases].map((text) => wordsOf(text).join(''));

/** Letters of any script stay: without them a name would be another's. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** `PT. Bank Central Asia, Tbk` as `central asia`. */
export function nameWords(text: string): readonly string[] {
  return bare(wordsOf(text));
}

function bare(all: readonly string[]): readonly string[] {
  const words = [...all];
  while (BEFORE.has(words[0] ?? '')) words.shift();
  while (BEHIND.has(words.at(-1) ?? '')) words.pop();
  return words;
}

const BEFORE = /* @__PURE__ */ new Set(['pt', 'bank']);
const BEHIND = /* @__PURE__ */ new Set(['tbk', 'persero']);

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
  const digits = /[().]/.test(number) ? undefined : digitsOfPhone(number);
  const mobile = digits?.replace(/^(?:\+?62|0)?(?=8)/, '0') ?? '';
  return WALLET.test(mobile) ? ok(mobile) : err('DPAY_ACCOUNT_NUMBER_INVALID');
}
