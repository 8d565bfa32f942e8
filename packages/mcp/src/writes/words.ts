/** A value of the API or the model in one line that cannot pass for another line of a summary. */
export const quoted = (value: unknown): string =>
  cut(JSON.stringify(value)).replaceAll(
    // Zero-width and direction characters can hide or reorder text.
    /[\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const MOST_CHARACTERS = 160;
const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

const MONEY = /(?:^|_)(?:amount|fee|price|discount|ppn|payment|total)$/;
const grouped = new Intl.NumberFormat('id-ID');

/** `amount` → `Rp 50.000`. */
export const worded = (name: string, value: unknown): string =>
  typeof value === 'number' && MONEY.test(name) ? rupiah(value) : quoted(value);

export const rupiah = (amount: number): string => `Rp ${grouped.format(amount)}`;
