import { type Problem, problem } from '../kernel/index.ts';
import type { TwoStepProblemCode } from './problems.ts';

export const PASSKEY_NAME_MAX_LENGTH = 60;

/** A name that its owner recognises in a list. */
export const passkeyNameProblem = (name: string): Problem<TwoStepProblemCode> | undefined =>
  name.trim() === '' ? problem('DPAY_REQUIRED') : undefined;
