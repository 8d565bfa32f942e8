import { labelProblem, notesProblem, problem, type Problem } from '../kernel/index.ts';
import type { DisbursementProblemCode } from './problems.ts';

/** The texts of a batch. Fields left out are not checked. */
export type BatchWords = {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
};

type Found = Problem<DisbursementProblemCode>;

/** The approver reads the name first, so it is one line without hidden characters. A description may have several lines. */
export const batchWordsProblems = ({
  name,
  description,
}: BatchWords): Partial<Record<keyof BatchWords, Found>> => {
  const wrongName = name === undefined ? undefined : labelProblem(name);
  const wrongDescription = notesProblem(description);
  return {
    ...(wrongName && { name: wrongName }),
    ...(wrongDescription && { description: wrongDescription }),
  };
};

/** The approver's notes on what to fix: required, several lines allowed. */
export const rejectionNotesProblem = (notes: string): Found | undefined =>
  notes.trim() === '' ? problem('DPAY_REQUIRED') : notesProblem(notes);
