import { type Board, isBookable, isEqual, type OpenLine, type OpenRecord, take } from './board.ts';

/** Shorter parts of a reference are in many descriptions by chance. */
const SHORTEST = 6;
/** A text that so many records share names none of them. */
const MOST_NAMED = 100;

/** Lines whose description contains a reference of a record with the same amount, on a day on which the bank may book it. */
export const matchByReference = (board: Board): void => {
  const named = recordsNamed(board.records);
  for (const line of board.lines) {
    const record = named(line).find((one) => !one.isTaken && isEqual(line, one) && isBookable(line, one));
    if (record) take(board, 'matched', [line], [record], { code: 'REFERENCE' });
  }
};

/** The same on another day. */
export const proposeByReference = (board: Board): void => {
  const named = recordsNamed(board.records);
  for (const line of board.lines) {
    const record = named(line).find((one) => !one.isTaken && isEqual(line, one));
    if (record)
      take(board, 'probable', [line], [record], { code: 'DATE_DIFFERS', days: line.day - record.day });
  }
};

/** The same with another amount, such as less a fee of the bank. Only if the description means one record. */
export const proposeOtherAmount = (board: Board): void => {
  const named = recordsNamed(board.records);
  for (const line of board.lines) {
    const [record, other] = named(line).filter(
      (one) => !one.isTaken && one.direction === line.line.direction && isBookable(line, one),
    );
    if (record && !other) take(board, 'probable', [line], [record], { code: 'AMOUNT_DIFFERS' });
  }
};

/** The records whose reference is in a line's description, in the order of the board. */
const recordsNamed = (records: readonly OpenRecord[]) => {
  const places = new Map(records.map((one, n) => [one, n]));
  const byToken = new Map<string, OpenRecord[]>();
  for (const one of records) {
    for (const token of new Set(one.record.references.flatMap(tokensOfReference))) {
      const known = byToken.get(token);
      if (known) known.push(one);
      else byToken.set(token, [one]);
    }
  }
  return ({ line }: OpenLine): readonly OpenRecord[] => {
    const found = [...new Set(wordsOf(line.description))].flatMap((word) => {
      const named = byToken.get(word) ?? [];
      return named.length > MOST_NAMED ? [] : named;
    });
    if (found.length < 2) return found;
    return [...new Set(found)].sort((a, b) => Number(places.get(a)) - Number(places.get(b)));
  };
};

/** Its longest part, and the whole without signs: a bank may drop the underscore of `wdr_01KAJ8…`. */
const tokensOfReference = (reference: string): readonly string[] => {
  const words = wordsOf(reference);
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  return [longest, words.join('')].filter(({ length }) => length >= SHORTEST);
};

const wordsOf = (text: string): readonly string[] => text.toUpperCase().match(/[0-9A-Z]+/g) ?? [];
