// Separators that people and screens put between digits: groups of four, `0812-3456`, `(021) 555`, `1.500.000`.
const GROUPED = /^[\d\s().,+-]+$/;
const BETWEEN_DIGITS = /[\s().,+-]/g;

/** The digits of a displayed or dictated number; undefined for anything else. */
export const digitsOf = (text: string): string | undefined => {
  if (!GROUPED.test(text)) return undefined;
  const digits = text.replaceAll(BETWEEN_DIGITS, '');
  return digits === '' ? undefined : digits;
};

/** The lower-case terms to search for: the text as written, and a number's digits. Empty for blanks. */
export const searchTerms = (text: string): readonly string[] => {
  const written = text.trim().toLowerCase();
  const digits = digitsOf(written);
  return [...new Set([written, digits ?? ''])].filter((term) => term !== '');
};
