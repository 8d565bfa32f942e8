import { err, ok, type Result, rupiah } from '../../kernel/index.ts';
import type { BankLine } from '../types.ts';
import { directionOfMark, readStatementAmount, type StatementAmount } from './amount.ts';
import type { StatementMapping } from './mapping.ts';
import { type SheetRow, textAt } from './sheet.ts';

export type MovementProblem = 'AMOUNT_INVALID' | 'BOTH_AMOUNTS' | 'NO_DIRECTION';
type Movement = Pick<BankLine, 'direction' | 'amount' | 'sen'>;
type Read = Result<Movement | null, MovementProblem>;

/** The money of a row; null if no money moves: an opening balance, a continued description. */
export const movementIn = (row: SheetRow, mapping: StatementMapping, isSigned: boolean): Read =>
  mapping.amount === undefined ? ofTwoColumns(row, mapping, isSigned) : ofOneColumn(row, mapping, isSigned);

/** Whether a minus is how the file writes money that left: in one column some amount has one, in a column of debits all have. */
export const signsIn = (rows: readonly SheetRow[], { amount, mark, debit }: StatementMapping): boolean => {
  if (amount !== undefined)
    return mark === undefined && readIn(rows, amount).some(({ isNegative }) => isNegative);
  const debits = readIn(rows, debit);
  return debits.length > 0 && debits.every(({ isNegative }) => isNegative);
};

const readIn = (rows: readonly SheetRow[], column: number | undefined): StatementAmount[] =>
  rows.flatMap((row) => {
    const read = amountAt(row, column);
    return read && read !== 'none' ? [read] : [];
  });

const ofTwoColumns = (row: SheetRow, { credit, debit }: StatementMapping, isSigned: boolean): Read => {
  const [came, went] = [amountAt(row, credit), amountAt(row, debit)];
  if (!came || !went || (came !== 'none' && came.isNegative))
    return err('AMOUNT_INVALID', { row: row.number });
  if (came !== 'none' && went !== 'none') return err('BOTH_AMOUNTS', { row: row.number });
  if (came !== 'none') return ok({ direction: 'in', amount: came.amount, sen: came.sen });
  if (went === 'none') return ok(null);
  // Among positive debits, a negative one is a reversal: the money came back.
  const direction = went.isNegative && !isSigned ? 'in' : 'out';
  return ok({ direction, amount: went.amount, sen: went.sen });
};

const ofOneColumn = (row: SheetRow, { amount, mark }: StatementMapping, isSigned: boolean): Read => {
  const read = amountAt(row, amount);
  if (!read) return err('AMOUNT_INVALID', { row: row.number });
  if (read === 'none') return ok(null);
  const bySign = read.isNegative ? 'out' : isSigned ? 'in' : undefined;
  const direction = directionOfMark(textAt(row, mark)) ?? read.direction ?? bySign;
  if (!direction) return err('NO_DIRECTION', { row: row.number });
  return ok({ direction, amount: read.amount, sen: read.sen });
};

/** `none` for an empty cell, a dash or zero; null if it is no amount. */
const amountAt = (row: SheetRow, column: number | undefined): StatementAmount | 'none' | null => {
  const text = textAt(row, column);
  if (text === '' || /^[-–]+$/.test(text)) return 'none';
  const kind = column === undefined ? undefined : row.cells[column]?.kind;
  if (kind !== undefined && UNREADABLE.has(kind)) return null;
  const read = kind === 'number' ? ofNumber(text) : readStatementAmount(text);
  return read && read.amount === 0 && read.sen === 0 ? 'none' : read;
};

/** A number that is shown as another one, a day, or an error is no amount. */
const UNREADABLE: ReadonlySet<string> = new Set(['altered', 'date', 'boolean', 'error']);

/** A number of a spreadsheet has its decimals after a point and no groups; a computed one may end in 0000001. */
const ofNumber = (text: string): StatementAmount | null => {
  if (!/^-?\d{1,14}(?:\.\d+)?$/.test(text)) return null;
  const hundredths = Math.round(Math.abs(Number(text)) * 100);
  if (Math.abs(Math.abs(Number(text)) * 100 - hundredths) > 0.01) return null;
  return {
    amount: rupiah(Math.floor(hundredths / 100)),
    sen: hundredths % 100,
    isNegative: text.startsWith('-'),
    direction: undefined,
  };
};
