import { type BankFinder, checkRow } from './row/check-row.ts';
import { PAYOUT_COLUMNS, type PayoutField } from './policy.ts';
import { type Cell, cellOf, type Row, textOf } from '../sheets/index.ts';

export type FieldChange = {
  readonly field: PayoutField;
  /** As it was written. */
  readonly before: string;
  /** The parsed value: a bank's code, the digits of an amount. The written text if it cannot be parsed. */
  readonly after: string;
};

/**
 * The changes in meaning of a row, in column order: correcting `bca` to `BCA` or `1250000` to `Rp 1.250.000` is no change. A cell that
 * could not be read before and now can always counts as changed.
 */
export const changesBetween = (before: Row, now: Row, findBank: BankFinder): readonly FieldChange[] => {
  const differing = PAYOUT_COLUMNS.filter(
    ({ field }) => !isSameCell(cellOf(before, field), cellOf(now, field)),
  );
  if (differing.length === 0) return [];
  const current = checkRow(now, findBank).values;
  return differing.flatMap(({ field }): FieldChange[] => {
    const [was, is] = [cellOf(before, field), cellOf(now, field)];
    // Compared within the new row, so that a new bank with other limits is reported only as a change of the bank.
    const earlier = checkRow({ ...now, [field]: was }, findBank).values[field];
    const reads = current[field];
    if (earlier === reads && (reads !== null || textOf(was) === textOf(is))) return [];
    return [{ field, before: was.text, after: String(reads ?? textOf(is)) }];
  });
};

const isSameCell = (a: Cell, b: Cell): boolean => a.kind === b.kind && textOf(a) === textOf(b);
