import { RECONCILIATION_POLICY } from '../policy.ts';
import { type Direction, RECORD_KINDS } from '../types.ts';
import { type Board, isBookable, take } from './board.ts';
import type { OpenLine, OpenRecord } from './open.ts';

/** One line that is the sum of two records of a kind, and one record that is the sum of two lines. Only if one pair fits. */
export const proposeSums = (board: Board): void => {
  for (const [line, records] of linesOfTwo(board)) {
    if ([line, ...records].every(({ isTaken }) => !isTaken))
      take(board, 'probable', [line], records, { code: 'SUM_OF_TWO' });
  }
  for (const [record, lines] of recordsOfTwo(board)) {
    if ([record, ...lines].every(({ isTaken }) => !isTaken))
      take(board, 'probable', lines, [record], { code: 'SUM_OF_TWO' });
  }
};

/** All are found before any is taken, so that the order does not matter. */
const linesOfTwo = ({ lines, records }: Board): readonly (readonly [OpenLine, readonly OpenRecord[]])[] => {
  const seen = new Map<string, readonly OpenRecord[][]>();
  return lines.flatMap((line) => {
    if (line.line.sen !== 0) return [];
    const key = `${line.line.direction} ${line.day}`;
    const open = seen.get(key) ?? byKind(records.filter((one) => isOf(one, line.line.direction, line)));
    seen.set(key, open);
    const pairs = open.flatMap((same) => onlyPair(same, line.line.amount, ({ record }) => record.amount));
    return pairs.length === 1 ? [[line, pairs[0] as readonly OpenRecord[]] as const] : [];
  });
};

const isOf = (one: OpenRecord, direction: Direction, line: OpenLine): boolean =>
  one.direction === direction && isBookable(line, one);

const recordsOfTwo = ({ lines, records }: Board): readonly (readonly [OpenRecord, readonly OpenLine[]])[] => {
  const seen = new Map<string, readonly OpenLine[]>();
  return records.flatMap((one) => {
    if (one.isTaken) return [];
    const { direction, first, last, record } = one;
    const key = `${direction} ${first} ${last}`;
    const open =
      seen.get(key) ??
      lines
        .filter(({ line }) => line.direction === direction && line.sen === 0)
        .filter((line) => !line.isTaken && isBookable(line, one))
        .sort((a, b) => a.line.amount - b.line.amount);
    seen.set(key, open);
    return onlyPair(open, record.amount, ({ line }) => line.amount).map((pair) => [one, pair] as const);
  });
};

const byKind = (records: readonly OpenRecord[]): OpenRecord[][] =>
  RECORD_KINDS.map((kind) =>
    records.filter(({ record }) => record.kind === kind).sort((a, b) => a.record.amount - b.record.amount),
  );

/** The only two of a list, in ascending order of their amounts, that add up to a sum; empty if there are none or several. */
const onlyPair = <T>(
  list: readonly T[],
  sum: number,
  amountOf: (one: T) => number,
): readonly (readonly T[])[] => {
  if (list.length > RECONCILIATION_POLICY.mostForSums) return [];
  const amountAt = (at: number): number => amountOf(list[at] as T);
  let found: readonly T[] | undefined;
  for (let low = 0, high = list.length - 1; low < high;) {
    const total = amountAt(low) + amountAt(high);
    if (total < sum) low += 1;
    else if (total > sum) high -= 1;
    else {
      const isTwice =
        (high - low > 1 && amountAt(low + 1) === amountAt(low)) ||
        (high - low > 1 && amountAt(high - 1) === amountAt(high));
      if (found || isTwice) return [];
      found = [list[low] as T, list[high] as T];
      low += 1;
      high -= 1;
    }
  }
  return found ? [found] : [];
};
