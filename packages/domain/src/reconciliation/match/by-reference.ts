import { type Board, isBookable, isEqual, take } from './board.ts';
import type { OpenLine, OpenRecord } from './open.ts';

/** Lines whose description contains a reference of a record with the same amount, on a day on which the bank may book it. */
export const matchByReference = (board: Board): void => {
  for (const [line, records] of openNamed(board)) {
    const record = records.find((one) => isEqual(line, one) && isBookable(line, one));
    if (record) take(board, 'matched', [line], [record], { code: 'REFERENCE' });
  }
};

/** The same on another day. */
export const proposeByReference = (board: Board): void => {
  for (const [line, records] of openNamed(board)) {
    const record = records.find((one) => isEqual(line, one));
    if (record)
      take(board, 'probable', [line], [record], { code: 'DATE_DIFFERS', days: line.day - record.day });
  }
};

/** The same with another amount, such as less a fee of the bank. Only if the description means one record. */
export const proposeOtherAmount = (board: Board): void => {
  for (const [line, records] of openNamed(board)) {
    const [record, other] = records.filter(
      (one) => one.direction === line.line.direction && isBookable(line, one),
    );
    if (record && !other) take(board, 'probable', [line], [record], { code: 'AMOUNT_DIFFERS' });
  }
};

/** Lines that name a record, with what is left of both. */
const openNamed = function* ({ named }: Board): Generator<readonly [OpenLine, readonly OpenRecord[]]> {
  for (const [line, records] of named)
    if (!line.isTaken) yield [line, records.filter(({ isTaken }) => !isTaken)];
};
