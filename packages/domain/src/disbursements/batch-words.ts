import { labelProblem, notesProblem, problem, type Problem } from '../kernel/index.ts';
import type { DisbursementProblemCode } from './problems.ts';

/** What people say of a batch beside its rows. What is left out is not asked about. */
export interface BatchWords {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
}

type Found = Problem<DisbursementProblemCode>;

/** Whoever approves a batch reads its name first: it is one line in which nothing is hidden. A description may have lines. */
export function batchWordsProblems({
  name,
  description,
}: BatchWords): Partial<Record<keyof BatchWords, Found>> {
  const wrongName = name === undefined ? undefined : labelProblem(name);
  const wrongDescription = notesProblem(description);
  return {
    ...(wrongName && { name: wrongName }),
    ...(wrongDescription && { description: wrongDescription }),
  };
}

/** What its maker is to mend, said by whoever sends it back: it may have lines, and must say something. */
export function rejectionNotesProblem(notes: string): Found | undefined {
  return notes.trim() === '' ? problem('DPAY_REQUIRED') : notesProblem(notes);
}
