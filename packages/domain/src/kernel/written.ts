import { hasHiddenCharacter, hasHiddenInLines } from './hidden-character.ts';
import { problem, type Problem } from './result.ts';

type Found = Problem<'DPAY_REQUIRED' | 'DPAY_FIELD_HIDDEN_CHARACTER'> | undefined;

/** What people call a thing of theirs, in one line. Blanks around it are left out where it is kept. */
export function labelProblem(label: string): Found {
  if (label.trim() === '') return problem('DPAY_REQUIRED');
  return hasHiddenCharacter(label) ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined;
}

/**
 * A program's own number of a thing, which is compared and never changed: a blank at either end would make another one of it that
 * nobody can tell apart.
 */
export function referenceProblem(reference: string): Found {
  const isPadded = reference !== reference.trim();
  return labelProblem(reference) ?? (isPadded ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined);
}

/** What somebody writes for whoever decides, in one line or several; none at all is fine. */
export function notesProblem(
  notes: string | null | undefined,
): Problem<'DPAY_FIELD_HIDDEN_CHARACTER'> | undefined {
  return hasHiddenInLines(notes ?? '') ? problem('DPAY_FIELD_HIDDEN_CHARACTER') : undefined;
}
