import { type Cover, coverOf } from '@dasbor/spreadsheet';
import type { Places } from '../intake.ts';

export type MergedSource = {
  readonly range: string;
  /** The cell that has the value the sheet shows here. */
  readonly row: number;
  readonly field: string | undefined;
};

/** The merged range that hides a cell, unless the cell is its first. */
export const mergedOver = (
  { row, field }: { row: number; field: string },
  merged: readonly string[],
  places: Places,
): MergedSource | undefined => {
  const column = places[field];
  const found = column === undefined ? undefined : coverBy(merged)(row, column);
  if (!found) return undefined;
  const source = Object.keys(places).find((one) => places[one] === found.column);
  return { range: found.range, row: found.row, field: source };
};

// Called for each rendered problem, with the ranges of one file.
const known = new WeakMap<readonly string[], Cover>();

const coverBy = (merged: readonly string[]): Cover => {
  const cover = known.get(merged) ?? coverOf(merged);
  known.set(merged, cover);
  return cover;
};
