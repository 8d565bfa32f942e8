import { columnIndex } from './column.ts';

/** A merged range and its first cell, whose content is shown for the whole range. */
export type MergedRange = {
  readonly range: string;
  readonly row: number;
  readonly column: number;
};

export type Cover = (row: number, column: number) => MergedRange | undefined;

/** The merged range that hides a cell: it hides every cell except the first, whatever the file stores there. */
export const coverOf = (merged: readonly string[]): Cover => {
  const ranges = merged.flatMap(read);
  const columns = new Map<number, readonly Covered[]>();
  return (row, column) => {
    if (ranges.length === 0) return undefined;
    const covered = columns.get(column) ?? coveredIn(ranges, column);
    columns.set(column, covered);
    const found = covered[lastUpTo(covered, row)];
    return found && row <= found.to ? found.range : undefined;
  };
};

type Read = {
  readonly lastRow: number;
  readonly lastColumn: number;
} & MergedRange;

/** The rows of one column hidden by a range. */
type Covered = {
  readonly from: number;
  readonly to: number;
  readonly range: MergedRange;
};

/** Sorted and disjoint, so that lookups stay fast with a hundred thousand ranges. */
const coveredIn = (ranges: readonly Read[], column: number): readonly Covered[] => {
  const all = ranges
    .filter(({ column: first, lastColumn }) => first <= column && column <= lastColumn)
    .map((range) => ({ from: range.column === column ? range.row + 1 : range.row, to: range.lastRow, range }))
    .toSorted((a, b) => a.from - b.from);
  const apart: Covered[] = [];
  for (const { from, to, range } of all) {
    const free = Math.max(from, (apart.at(-1)?.to ?? 0) + 1);
    if (free <= to) apart.push({ from: free, to, range });
  }
  return apart;
};

/** The index of the last one that begins at or above this row; -1 if none. */
const lastUpTo = (covered: readonly Covered[], row: number): number => {
  let [low, high] = [0, covered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((covered[middle]?.from ?? row) <= row) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const read = (range: string): Read[] => {
  const corners = /^\$?([A-Z]{1,4})\$?(\d+)(?::\$?([A-Z]{1,4})\$?(\d+))?$/.exec(range.trim().toUpperCase());
  if (!corners) return [];
  const [, left = '', top = '', right = left, bottom = top] = corners;
  const [columns, rows] = [
    [columnIndex(left), columnIndex(right)],
    [Number(top), Number(bottom)],
  ];
  return [
    {
      range,
      row: Math.min(...rows),
      column: Math.min(...columns),
      lastRow: Math.max(...rows),
      lastColumn: Math.max(...columns),
    },
  ];
};
