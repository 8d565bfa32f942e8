import type { CalendarDate } from '../../kernel/index.ts';
import { DIRECTION_OF } from '../policy.ts';
import type { BankLine, OurRecord, ReconciliationRow, Why } from '../types.ts';
import { bankDays, dayNumber } from './bank-days.ts';
import { namedRecords } from './named-records.ts';
import type { OpenLine, OpenRecord } from './open.ts';

/** Both sides in one order, whatever the order of the input, and the matches so far. */
export type Board = {
  lines: OpenLine[];
  records: OpenRecord[];
  /** Lines whose description names records. */
  readonly named: ReadonlyMap<OpenLine, readonly OpenRecord[]>;
  readonly rows: ReconciliationRow[];
};

export const boardOf = (
  lines: readonly BankLine[],
  records: readonly OurRecord[],
  holidays: Pick<ReadonlySet<CalendarDate>, 'has'>,
): Board => {
  const daysOf = bankDays(holidays);
  const openLines = lines
    .toSorted(byLine)
    .map((line): OpenLine => ({ line, day: dayNumber(line.date), isTaken: false }));
  const openRecords = records.toSorted(byRecord).map((record): OpenRecord => {
    const [first, last] = daysOf(record.kind, record.date);
    const day = dayNumber(record.date);
    return { record, direction: DIRECTION_OF[record.kind], day, first, last, isTaken: false };
  });
  const named = namedRecords(openLines, openRecords);
  return { lines: openLines, records: openRecords, named, rows: [] };
};

/** Takes lines and records off the board: nothing is matched twice. */
export const take = (
  board: Board,
  group: 'matched' | 'probable',
  lines: readonly OpenLine[],
  records: readonly OpenRecord[],
  why: Why,
): void => {
  for (const one of [...lines, ...records]) one.isTaken = true;
  board.rows.push({
    key: matchKey(lines, records),
    group,
    lines: lines.map(({ line }) => line),
    records: records.map(({ record }) => record),
    why,
  });
};

/** After each step, so that the next one sees only what is left. */
export const withoutTaken = (board: Board): void => {
  board.lines = board.lines.filter(({ isTaken }) => !isTaken);
  board.records = board.records.filter(({ isTaken }) => !isTaken);
};

export const isBookable = ({ day }: OpenLine, { first, last }: OpenRecord): boolean =>
  day >= first && day <= last;

export const isEqual = ({ line }: OpenLine, { record, direction }: OpenRecord): boolean =>
  line.amount === record.amount && line.sen === 0 && line.direction === direction;

const matchKey = (lines: readonly OpenLine[], records: readonly OpenRecord[]): string =>
  `${lines.map(({ line }) => line.row).join('+')}=${records.map(({ record }) => record.key).join('+')}`;

const byLine = (a: BankLine, b: BankLine): number =>
  order(a.date, b.date) ||
  order(a.direction, b.direction) ||
  a.amount - b.amount ||
  a.sen - b.sen ||
  order(a.description, b.description) ||
  a.row - b.row;

const byRecord = (a: OurRecord, b: OurRecord): number =>
  order(a.date, b.date) || order(a.kind, b.kind) || a.amount - b.amount || order(a.key, b.key);

const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
