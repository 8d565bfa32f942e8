import { cellProblem, type CellProblemCode } from '@dasbor/domain/disbursements';
import type { CellEdit } from '../model/grid.ts';

/** What just happened, for whoever cannot see it. */
export type Said =
  | {
      readonly what: 'pasted' | 'pastedPart' | 'changed' | 'undone' | 'redone' | 'copied' | 'noProblem';
      readonly count: number;
    }
  /** By their numbers; `unseen` of them the filter or the search did not show. */
  | { readonly what: 'removed'; readonly rows: readonly number[]; readonly unseen: number }
  | NotTaken;

/** Nothing was changed, as one of the cells can hold no such text. */
export interface NotTaken extends Omit<CellEdit, 'text'> {
  readonly what: CellProblemCode;
}

/** The first of the edits that is none. The others wait for it: half of what was pasted would be another payout. */
export function notTaken(edits: readonly CellEdit[]): NotTaken | undefined {
  for (const { row, field, text } of edits) {
    const what = cellProblem(text);
    if (what) return { what, row, field };
  }
  return undefined;
}

const MOST_NAMED = 8;

/** `3–7, 9, 12`: as many as one line holds, then `…`. */
export function numbersOf(rows: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === row - 1) run[1] = row;
    else runs.push([row, row]);
  }
  const named = runs.slice(0, MOST_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...named, ...(runs.length > MOST_NAMED ? ['…'] : [])].join(', ');
}
