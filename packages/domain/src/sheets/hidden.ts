import { hasHiddenInLines, HIDDEN_CHARACTER as HIDDEN } from '../kernel/index.ts';

const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');

// Fast path for the common case: a file has a hundred thousand cells.
const PLAIN = /^[ -~]*$/;
const LINES = /[\t-\r\u0085\u2028\u2029]+/g;
const WIDE_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** This dashboard and browsers format amounts with a no-break space. */
const AFTER_RP = /^(\s*rp\.?)\u00A0/i;

/** Whether a text contains hidden characters; in an amount, also any space other than a plain one. */
export const hasHidden = (text: string, field?: string): boolean => {
  if (PLAIN.test(text)) return false;
  // Banks do not compare notes.
  if (field === 'notes') return hasHiddenInLines(text);
  if (HIDDEN.test(text)) return true;
  return field === 'amount' && text.replace(AFTER_RP, '$1 ').search(WIDE_SPACE) >= 0;
};

/** Line breaks and tabs become a space, so that two numbers are never joined. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(LINES, ' ').replaceAll(EVERY_HIDDEN, '').replaceAll(WIDE_SPACE, ' ').trim();

/** Whether two lines or tab-separated parts have content: possibly two numbers, which must not be joined. */
export const saysTwoLines = (text: string): boolean =>
  !PLAIN.test(text) && text.split(LINES).filter((line) => withoutHidden(line) !== '').length > 1;

// Scripts with letters that look like Latin ones, plus styled and full-width letters.
const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\u{FF21}-\u{FF5A}\u{1D400}-\u{1D7FF}]/gu;
const LATIN = /[a-z\u00C0-\u024F]/i;

/** The distinct look-alike letters of another script in a Latin name; usually none. */
export const lookAlikesIn = (name: string): readonly string[] => {
  if (PLAIN.test(name)) return [];
  const letters = name.match(LOOK_ALIKE);
  return letters && LATIN.test(name) ? [...new Set(letters)] : [];
};
