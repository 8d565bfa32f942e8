import { hasHiddenCharacter, hasHiddenInLines } from './hidden-character.ts';
import { problem, type Problem } from '../result.ts';

type Found = Problem<'DPAY_REQUIRED' | 'DPAY_FIELD_HIDDEN_CHARACTER'> | undefined;

/** A one-line name given by a person. Surrounding blanks are trimmed before storage. */
export const labelProblem = (label: string): Found => {
  if (label.trim() === '') return problem('DPAY_REQUIRED');
  return hasHiddenCharacter(label) ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined;
};

/** A merchant's own reference, which is compared exactly: a blank at either end would make an indistinguishable second one. */
export const referenceProblem = (reference: string): Found => {
  const isPadded = reference !== reference.trim();
  return labelProblem(reference) ?? (isPadded ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined);
};

/** Notes for a reviewer, in one or more lines; may be empty. */
export const notesProblem = (
  notes: string | null | undefined,
): Problem<'DPAY_FIELD_HIDDEN_CHARACTER'> | undefined =>
  hasHiddenInLines(notes ?? '') ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined;
