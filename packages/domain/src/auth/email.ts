import { problem, type Problem } from '../kernel/index.ts';
import type { AuthProblemCode } from './problems.ts';

// A local part of at most 64 characters with dots only between its parts, one @, and a host of at least two labels that neither start
// nor end with a hyphen. The pattern is unambiguous, so a long hostile text takes linear time.
const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
const LONGEST = 254;

export const emailProblem = (text: string): Problem<AuthProblemCode> | undefined => {
  const email = text.trim();
  if (email === '') return problem('DPAY_REQUIRED');
  if (email.length > LONGEST || !EMAIL.test(email)) return problem('DPAY_EMAIL_INVALID');
  return undefined;
};
