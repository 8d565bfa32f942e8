import type { Cell } from './read-cell.ts';

// A formula's value is the result of the last calculation, possibly from another file; nobody typed or reviewed it.
export const UNREADABLE = {
  formula: 'FORMULA',
  error: 'CELL_ERROR',
  date: 'CELL_IS_DATE',
  altered: 'CELL_SHOWN_OTHERWISE',
  covered: 'CELL_UNDER_MERGE',
  spilled: 'CELLS_BEYOND_HEADER',
} as const satisfies Partial<Record<Cell['kind'], string>>;

export type UnreadableCode = (typeof UNREADABLE)[keyof typeof UNREADABLE];

/** Why nobody can be sure of the text of a cell. */
export const unreadableCode = ({ kind }: Cell): UnreadableCode | undefined =>
  // The common case first.
  kind === 'text' || kind === 'number' ? undefined : UNREADABLE[kind as keyof typeof UNREADABLE];
