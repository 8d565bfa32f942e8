import type { CalendarDate } from '../kernel/index.ts';
import { INDONESIAN_HOLIDAYS } from '../payments/index.ts';
import { boardOf, withoutTaken } from './match/board.ts';
import { dayNumber } from './match/bank-days.ts';
import { matchUnique, proposeOtherDay, proposeSeveral } from './match/by-amount.ts';
import { matchByReference, proposeByReference, proposeOtherAmount } from './match/by-reference.ts';
import { proposeSums } from './match/by-sum.ts';
import type { BankLine, OurRecord, Period, ReconciliationRow } from './types.ts';

export type ToReconcile = {
  readonly lines: readonly BankLine[];
  readonly records: readonly OurRecord[];
  readonly period: Period;
  readonly holidays?: Pick<ReadonlySet<CalendarDate>, 'has'>;
};

export type Reconciled = {
  readonly rows: readonly ReconciliationRow[];
  /** Records from days outside the statement that no line of it belongs to. They are on another statement. */
  readonly outside: readonly OurRecord[];
};

/** From certain to less certain: what one step takes, no later step sees. */
const STEPS = [
  matchByReference,
  matchUnique,
  proposeSeveral,
  proposeByReference,
  proposeOtherDay,
  proposeSums,
  proposeOtherAmount,
];

/**
 * Compares a bank statement with our records. Each line and each record is in exactly one row (or `outside`), and the result does not
 * depend on the order of the input.
 */
export const reconcile = ({
  lines,
  records,
  period,
  holidays = INDONESIAN_HOLIDAYS,
}: ToReconcile): Reconciled => {
  const board = boardOf(lines, records, holidays);
  for (const step of STEPS) {
    step(board);
    withoutTaken(board);
  }
  const isInside = ({ date }: OurRecord): boolean => date >= period.from && date <= period.to;
  const lastDay = dayNumber(period.to);
  return {
    rows: [
      ...board.rows,
      ...board.records
        .filter(({ record }) => isInside(record))
        .map(({ record, last }) => missing(record, last > lastDay)),
      ...board.lines.map(({ line }) => unknown(line)),
    ],
    outside: board.records.map(({ record }) => record).filter((record) => !isInside(record)),
  };
};

export const missing = (record: OurRecord, mayFollow = false): ReconciliationRow => ({
  key: record.key,
  group: 'missing',
  lines: [],
  records: [record],
  why: null,
  ...(mayFollow && { mayFollow }),
});

export const unknown = (line: BankLine): ReconciliationRow => ({
  key: String(line.row),
  group: 'unknown',
  lines: [line],
  records: [],
  why: null,
});
