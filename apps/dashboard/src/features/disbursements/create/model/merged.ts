import type { PayoutField, PayoutPlaces } from '@dasbor/domain/disbursements';

export interface MergedSource {
  readonly range: string;
  /** Where the range's value stands. */
  readonly row: number;
  readonly field: PayoutField | undefined;
}

/** The merged range that swallows a cell, unless the cell is its first: spreadsheets keep nothing in the others. */
export function mergedOver(
  { row, field }: { row: number; field: PayoutField },
  merged: readonly string[],
  places: PayoutPlaces,
): MergedSource | undefined {
  const column = places[field];
  if (column === undefined) return undefined;
  for (const range of merged) {
    const [, left = '', top = '', right = '', bottom = ''] =
      /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
    const first = columnOf(left);
    const isInside =
      row >= Number(top) && row <= Number(bottom) && column >= first && column <= columnOf(right);
    if (!isInside || (row === Number(top) && column === first)) continue;
    const source = (Object.keys(places) as PayoutField[]).find((one) => places[one] === first);
    return { range, row: Number(top), field: source };
  }
  return undefined;
}

const columnOf = (name: string) =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
