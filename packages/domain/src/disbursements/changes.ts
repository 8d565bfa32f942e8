import { type BankFinder, checkRow } from './check-row.ts';
import { PAYOUT_COLUMNS, type PayoutField } from './policy.ts';
import { type Cell, cellOf, type Row, textOf } from './read-cell.ts';

export interface FieldChange {
  readonly field: PayoutField;
  /** As it was written. */
  readonly before: string;
  /** As it reads now: a bank's code, the digits of an amount; as it is written where it cannot be read. */
  readonly after: string;
}

/**
 * What was changed of a row in meaning, in the order of its columns: `bca` mended to `BCA` pays the same, and so does `1250000`
 * to `Rp 1.250.000`. What could not be read and now can be was changed, whatever it says.
 */
export function changesBetween(before: Row, now: Row, findBank: BankFinder): readonly FieldChange[] {
  const differing = PAYOUT_COLUMNS.filter(
    ({ field }) => !isSameCell(cellOf(before, field), cellOf(now, field)),
  );
  if (differing.length === 0) return [];
  const current = checkRow(now, findBank).values;
  return differing.flatMap(({ field }): FieldChange[] => {
    const [was, is] = [cellOf(before, field), cellOf(now, field)];
    // In the row as it is now, so that another bank with its limits is a change of the bank alone.
    const earlier = checkRow({ ...now, [field]: was }, findBank).values[field];
    const reads = current[field];
    if (earlier === reads && (reads !== null || textOf(was) === textOf(is))) return [];
    return [{ field, before: was.text, after: String(reads ?? textOf(is)) }];
  });
}

function isSameCell(a: Cell, b: Cell): boolean {
  return a.kind === b.kind && textOf(a) === textOf(b);
}
