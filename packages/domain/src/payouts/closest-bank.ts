import { type BankFacts, looseSpellingsOf, nameWords } from './bank-account.ts';

/**
 * The one bank whose name is a word that is long enough to be nobody else's, and written but for one letter: `Mandri`, `Bank Danmon`.
 * A short name or an acronym is one letter away from another bank's (BRI, BRK), and what names of several words have in common says
 * of no bank which it is (`BRI Syariah`, `Bank Negara`). No wallet is suggested.
 */
export function closestBank<Bank extends BankFacts>(banks: readonly Bank[], text: string): Bank | undefined {
  const [word = '', ...more] = nameWords(text);
  if (more.length > 0 || !/^[a-z]{6,}$/.test(word)) return undefined;
  const close = spelledOf(banks).filter(({ spelling }) => isOneLetterOff(spelling, word));
  const [code, another] = new Set(close.map((one) => one.code));
  const bank = another === undefined ? banks.find((one) => one.code === code) : undefined;
  return bank?.active && bank.type !== 'ewallet' && close.some(({ isLong }) => isLong) ? bank : undefined;
}

/** Letters that a name of one word has at least. */
const LONG = 7;

type Spelled = readonly { readonly code: string; readonly spelling: string; readonly isLong: boolean }[];
// A file may name ten thousand banks that there are not.
const known = /* @__PURE__ */ new WeakMap<readonly BankFacts[], Spelled>();

/** Those that are no longer active among them: whoever names one means no other. */
function spelledOf(banks: readonly BankFacts[]): Spelled {
  const found =
    known.get(banks) ??
    banks.flatMap((bank) =>
      looseSpellingsOf(bank, banks).map((text) => {
        const words = nameWords(text);
        const spelling = words.join('');
        return { code: bank.code, spelling, isLong: words.length === 1 && spelling.length >= LONG };
      }),
    );
  known.set(banks, found);
  return found;
}

/** One letter more, less, other, two swapped, or none. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  const isOneLetter = restA.length <= 1 && restB.length <= 1;
  return isOneLetter || (restA.length === 2 && restA === [...restB].toReversed().join(''));
}
