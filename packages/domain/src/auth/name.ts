import { problem, type Problem } from '../kernel/index.ts';
import type { AuthProblemCode } from './problems.ts';

export const NAME_MAX_LENGTH = 128;

// Product spec §5 says letters only; real names also have spaces, ' . and - (docs/decisions). One word is a name.
const NAME = /^\p{L}[\p{L}\p{M} '’.-]*$/u;

export const nameProblem = (text: string): Problem<AuthProblemCode> | undefined => {
  const name = text.trim();
  if (name === '') return problem('DPAY_REQUIRED');
  if ([...name].length > NAME_MAX_LENGTH) return problem('DPAY_NAME_TOO_LONG', { max: NAME_MAX_LENGTH });
  return NAME.test(name) ? undefined : problem('DPAY_NAME_INVALID');
};
