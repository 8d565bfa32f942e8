/** A value of the API or the model in one line that cannot pass for another line of a summary. */
export const quoted = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    // Zero-width and direction characters can hide or reorder text.
    /[\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const MONEY = /(?:^|_)(?:amount|fee|price|discount|ppn|payment|total)$/;
// Only prose is cut: the end of a URL, an identifier or a name may be what a person must see.
const PROSE = /(?:^|_)(?:notes?|description|reason|message)$/;
const MOST_CHARACTERS = 160;
const grouped = new Intl.NumberFormat('id-ID');

/** `amount` → `Rp 50.000`. */
export const worded = (name: string, value: unknown): string => {
  if (typeof value === 'number' && MONEY.test(name)) return rupiah(value);
  const isCut = PROSE.test(name) && typeof value === 'string' && value.length > MOST_CHARACTERS;
  return isCut ? `${quoted(value.slice(0, MOST_CHARACTERS))}… (${value.length} characters)` : quoted(value);
};

export const rupiah = (amount: number | bigint): string => `Rp ${grouped.format(amount)}`;
