/** Separators, and the marks of direction that a copied phone number brings along. */
const SEPARATORS = /[\s.\u2010-\u2015\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF-]/g;

/** What is typed or pasted, without separators. A letter stays, so that it can be seen and refused. */
export const withoutSeparators = (text: string): string => text.replaceAll(SEPARATORS, '');

/** `8422 6470 02`, `+62 8123 4567 890`: groups of four are easy to compare. */
export const inGroups = (number: string): string => {
  const [, country = '', rest = ''] = /^(\+62)?(.*)$/.exec(number) ?? [];
  return [country, rest.replaceAll(/(.{4})(?=.)/g, '$1 ')].filter((part) => part !== '').join(' ');
};

/** Where the cursor stands in the grouped text, behind the same digits as before. */
export const cursorAfter = (grouped: string, digits: number): number => {
  let seen = 0;
  for (let at = 0; at < grouped.length; at++) {
    if (seen === digits) return at;
    if (grouped[at] !== ' ') seen++;
  }
  return grouped.length;
};
