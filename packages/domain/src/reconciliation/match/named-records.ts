import type { OpenLine, OpenRecord } from './open.ts';

/** Shorter parts of a reference are in many descriptions by chance. */
const SHORTEST = 6;
/** A text that so many records share names none of them. */
const MOST_NAMED = 100;

/** The records whose reference is in a line's description, both in the order of the board. */
export const namedRecords = (
  lines: readonly OpenLine[],
  records: readonly OpenRecord[],
): ReadonlyMap<OpenLine, readonly OpenRecord[]> => {
  const places = new Map(records.map((one, n) => [one, n]));
  const byToken = new Map<string, OpenRecord[]>();
  for (const one of records) {
    for (const token of new Set(one.record.references.flatMap(tokensOfReference))) {
      const known = byToken.get(token);
      if (known) known.push(one);
      else byToken.set(token, [one]);
    }
  }
  const named = new Map<OpenLine, readonly OpenRecord[]>();
  for (const line of lines) {
    const found = wordsOf(line.line.description).flatMap((word) => {
      const own = (word.length < SHORTEST ? undefined : byToken.get(word)) ?? [];
      return own.length > MOST_NAMED ? [] : own;
    });
    if (found.length === 0) continue;
    named.set(
      line,
      [...new Set(found)].sort((a, b) => Number(places.get(a)) - Number(places.get(b))),
    );
  }
  return named;
};

/** Its longest part, and the whole without signs: a bank may drop the underscore of `wdr_01KAJ8…`. */
const tokensOfReference = (reference: string): readonly string[] => {
  const words = wordsOf(reference);
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  return [longest, words.join('')].filter(({ length }) => length >= SHORTEST);
};

const wordsOf = (text: string): readonly string[] => text.toUpperCase().match(/[0-9A-Z]+/g) ?? [];
