import { type BankFacts, looseSpellingsOf, nameWords } from './bank-account.ts';

/**
 * The one bank whose distinctive long name differs from the text by one letter: `Mandri`, `Bank Danmon`. Short names and acronyms are
 * one letter from another bank's (BRI, BRK), and shared words identify no bank (`BRI Syariah`, `Bank Negara`). Wallets are not
 * suggested.
 */
export const closestBank = <Bank extends BankFacts>(
  banks: readonly Bank[],
  text: string,
): Bank | undefined => {
  const [word = '', ...more] = nameWords(text);
  if (more.length > 0 || !/^[a-z]{6,}$/.test(word)) return undefined;
  const close = spelledOf(banks).filter(({ spelling }) => editDistance(spelling, word) <= 1);
  const [code, another] = new Set(close.map((one) => one.code));
  const bank = another === undefined ? banks.find((one) => one.code === code) : undefined;
  return bank?.active && bank.type !== 'ewallet' && close.some(({ isLong }) => isLong) ? bank : undefined;
};

/**
 * The active banks most similar to a text, nearest first: at most three, for a person to choose from. Never applied automatically: one
 * letter of an acronym makes another bank.
 */
export const nearestBanks = <Bank extends BankFacts>(
  banks: readonly Bank[],
  text: string,
): readonly Bank[] => {
  const wanted = withoutBank(nameWords(text)).join('');
  const most = Math.min(3, Math.floor(wanted.length / 3));
  const distances = new Map<string, number>();
  for (const { code, spelling } of most === 0 ? [] : spelledOf(banks)) {
    if (Math.abs(spelling.length - wanted.length) > most) continue;
    distances.set(code, Math.min(distances.get(code) ?? Infinity, editDistance(spelling, wanted)));
  }
  const distanceOf = ({ code }: Bank) => distances.get(code) ?? Infinity;
  const near = banks.filter((bank) => bank.active && distanceOf(bank) <= most);
  return near.toSorted((one, other) => distanceOf(one) - distanceOf(other)).slice(0, 3);
};

/** `Bnak Mandri`: the word `Bank` is misspelled too. */
const withoutBank = ([first = '', ...more]: readonly string[]): readonly string[] =>
  more.length > 0 && editDistance(first, 'bank') <= 1 ? more : [first, ...more];

/** Minimum length of a one-word name. */
const LONG = 7;

type Spelled = readonly { readonly code: string; readonly spelling: string; readonly isLong: boolean }[];
// A file may contain ten thousand unknown banks.
const known = /* @__PURE__ */ new WeakMap<readonly BankFacts[], Spelled>();

/** Includes inactive banks: their names mean no other bank. */
const spelledOf = (banks: readonly BankFacts[]): Spelled => {
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
};

/** The optimal string alignment distance: insertions, deletions, substitutions and swaps of adjacent letters. */
const editDistance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return at(last, b.length);
};

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
