import { problem, type Problem } from '../kernel/index.ts';
import type { AuthProblemCode } from './problems.ts';

// A local part, one @, and a host of at least two labels that neither begin nor end with a hyphen. No label can be
// read in two ways, so a long hostile text costs no more than its length.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;
const LONGEST = 254;

export function emailProblem(text: string): Problem<AuthProblemCode> | undefined {
  const email = text.trim();
  if (email === '') return problem('DPAY_REQUIRED');
  if (email.length > LONGEST || !EMAIL.test(email) || hasLooseDot(email))
    return problem('DPAY_EMAIL_INVALID');
  return undefined;
}

/** Dots separate: none first, last or doubled before the @. */
function hasLooseDot(email: string): boolean {
  return email.startsWith('.') || email.includes('..') || email.includes('.@');
}
