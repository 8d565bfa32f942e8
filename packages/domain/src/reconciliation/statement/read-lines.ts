import { type CalendarDate, err, ok, type Result } from '../../kernel/index.ts';
import { daysIn, LIST_POLICY } from '../../lists/index.ts';
import { RECONCILIATION_POLICY } from '../policy.ts';
import type { BankLine, Period } from '../types.ts';
import { currenciesOf } from './currencies.ts';
import { readStatementDay, periodIn } from './day.ts';
import type { Layout } from './layout.ts';
import { movementIn, type MovementProblem, signsIn } from './movement.ts';
import { isFilled, type SheetRow, textAt } from './sheet.ts';
import { titleOf } from './presets.ts';

export type StatementProblemCode =
  | MovementProblem
  | 'EMPTY'
  | 'NOT_A_STATEMENT'
  | 'NO_LINES'
  | 'TOO_MANY_LINES'
  | 'NO_DATE'
  | 'DATE_INVALID'
  | 'YEAR_MISSING'
  | 'TWO_CURRENCIES'
  | 'OTHER_CURRENCY'
  | 'PERIOD_IN_FUTURE'
  | 'PERIOD_TOO_EARLY'
  | 'PERIOD_TOO_LONG';

export type Statement = {
  readonly lines: readonly BankLine[];
  readonly period: Period;
  /** Transactions that the bank has not booked yet; they have no day. */
  readonly pending: number;
  /** Rows that are the same as an earlier one in every column. */
  readonly duplicates: ReadonlySet<number>;
  /** Texts that may contain the account number: those above the titles, and those of the first transaction. */
  readonly about: readonly string[];
};

/** Reads the transactions below the titles. Nothing is guessed: a row with an amount that cannot be read refuses the file. */
export const readLines = (
  rows: readonly SheetRow[],
  { headerAt, titles, mapping }: Layout,
  today: CalendarDate,
): Result<Statement, StatementProblemCode> => {
  const above = rows.slice(0, headerAt);
  const below = rows.slice(headerAt + 1);
  const currency = currenciesOf(above, below, mapping, titles);
  if (!currency.ok) return currency;
  const aboveTexts = above.map((row) => row.cells.map((_, column) => textAt(row, column)).join(' '));
  const named = aboveTexts.map(periodIn).find((period) => period !== undefined);
  const isSigned = signsIn(below, mapping);
  const lines: BankLine[] = [];
  const duplicates = new Set<number>();
  const seen = new Set<string>();
  let pending = 0;
  let first: SheetRow | undefined;
  for (const row of below) {
    if (!row.cells.some(isFilled) || isTitles(row, titles)) continue;
    const dayText = textAt(row, mapping.date);
    if (PENDING.test(dayText)) {
      pending += 1;
      continue;
    }
    const movement = movementIn(row, mapping, isSigned);
    const day = readStatementDay(dayText, named);
    // Notes, continued descriptions and sums have no day.
    if (day === null && (movement.ok ? !movement.value || isSum(row) : !/\d/.test(dayText))) continue;
    if (!movement.ok) return movement;
    if (!movement.value) continue;
    if (day === null)
      return dayText === ''
        ? err('NO_DATE', { row: row.number })
        : err('DATE_INVALID', { row: row.number, text: dayText.slice(0, LONGEST_DAY) });
    if (day === 'year-missing') return err('YEAR_MISSING', { row: row.number });
    if (lines.length === RECONCILIATION_POLICY.mostLines)
      return err('TOO_MANY_LINES', { maximum: RECONCILIATION_POLICY.mostLines });
    const whole = row.cells.map((cell) => cell?.text ?? '').join('\u0000');
    if (seen.has(whole)) duplicates.add(row.number);
    seen.add(whole);
    first ??= row;
    lines.push({ row: row.number, date: day, ...movement.value, description: descriptionOf(row, mapping) });
  }
  const period = periodOf(lines, named);
  if (!period) return err('NO_LINES');
  const refused = periodProblem(period, lines, today);
  if (refused) return refused;
  const about = [...aboveTexts, ...(first?.cells.map((cell) => cell?.text ?? '') ?? [])];
  return ok({
    lines,
    period: { ...period, to: period.to > today ? today : period.to },
    pending,
    duplicates,
    about,
  });
};

/** KlikBCA: not booked yet. */
const PENDING = /^'?pend(?:ing)?$/i;
const SUM = /^(?:saldo|balance|opening|closing|mutasi|total|jumlah|beginning|ending)\b/i;
const LONGEST_DESCRIPTION = 300;
const LONGEST_DAY = 40;

/** Banks repeat the titles on each page. */
const isTitles = (row: SheetRow, titles: readonly string[]): boolean =>
  titles.every((title, column) => titleOf(textAt(row, column)) === title);

const isSum = (row: SheetRow): boolean => {
  const at = row.cells.findIndex(isFilled);
  return SUM.test(textAt(row, at));
};

const descriptionOf = (row: SheetRow, { description, details = [] }: Layout['mapping']): string =>
  [description, ...details]
    .map((column) => textAt(row, column).replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, LONGEST_DESCRIPTION)
    .toWellFormed();

/** The period that the file names, and every line. */
const periodOf = (lines: readonly BankLine[], named: Period | undefined): Period | undefined => {
  const days = [
    ...lines.map(({ date }) => date),
    ...(named && lines.length > 0 ? [named.from, named.to] : []),
  ].sort();
  const [from] = days;
  const to = days.at(-1);
  return from && to ? { from, to } : undefined;
};

const periodProblem = (period: Period, lines: readonly BankLine[], today: CalendarDate) => {
  const late = lines.find(({ date }) => date > today);
  if (late) return err('PERIOD_IN_FUTURE', { row: late.row, date: late.date });
  const { earliest } = LIST_POLICY;
  if (period.from < earliest) return err('PERIOD_TOO_EARLY', { date: period.from, earliest });
  const { maxPeriodDays: maximum } = RECONCILIATION_POLICY;
  return daysIn(period) > maximum ? err('PERIOD_TOO_LONG', { days: daysIn(period), maximum }) : undefined;
};
