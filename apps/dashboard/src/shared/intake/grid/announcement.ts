import type { CellProblemCode, Intake } from '../intake.ts';
import type { CellEdit } from '../rows/grid.ts';

/** What just happened, for screen readers. */
export type Announcement =
  | {
      readonly what: 'pasted' | 'pastedPart' | 'changed' | 'undone' | 'redone' | 'copied' | 'noProblem';
      readonly count: number;
    }
  /** Row numbers. The filter or search hid `unseen` of them. */
  | { readonly what: 'removed'; readonly rows: readonly number[]; readonly unseen: number }
  | Rejected;

/** Nothing was changed because a cell cannot hold the text. */
export type Rejected = {
  readonly what: CellProblemCode;
} & Omit<CellEdit, 'text'>;

/** The first invalid edit. It blocks the others, because half of a paste would make a wrong row. */
export const rejectedOf = (
  { cellProblem }: Pick<Intake, 'cellProblem'>,
  edits: readonly CellEdit[],
): Rejected | undefined => {
  for (const { row, field, text } of edits) {
    const what = cellProblem(text);
    if (what) return { what, row, field };
  }
  return undefined;
};

const MOST_NAMED = 8;

/** `3–7, 9, 12`: as many as one line holds, then `…`. */
export const numbersOf = (rows: readonly number[]): string => {
  const runs: [from: number, to: number][] = [];
  for (const row of rows.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === row - 1) run[1] = row;
    else runs.push([row, row]);
  }
  const named = runs.slice(0, MOST_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...named, ...(runs.length > MOST_NAMED ? ['…'] : [])].join(', ');
};
