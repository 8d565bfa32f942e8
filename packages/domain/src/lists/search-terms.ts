// What people and screens put between digits: groups of four, `0812-3456`, `(021) 555`, `1.500.000`.
const GROUPED = /^[\d\s().,+-]+$/;
const BETWEEN_DIGITS = /[\s().,+-]/g;

/** The digits of a number as it is shown or read aloud; undefined for anything else. */
export function digitsOf(text: string): string | undefined {
  if (!GROUPED.test(text)) return undefined;
  const digits = text.replaceAll(BETWEEN_DIGITS, '');
  return digits === '' ? undefined : digits;
}

/** What a text is searched by, in small letters: as it was written, and a number by its bare digits too. None for blanks. */
export function searchTerms(text: string): readonly string[] {
  const written = text.trim().toLowerCase();
  const digits = digitsOf(written);
  return [...new Set([written, digits ?? ''])].filter((term) => term !== '');
}
