import { problem, type Problem } from '../kernel/index.ts';
import { emailProblem } from './email.ts';
import type { AuthProblemCode } from './problems.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** Product spec §5: a valid email, a password that is not empty. Only fields with a problem are named. */
export function validateLogin({
  email,
  password,
}: LoginForm): Partial<Record<keyof LoginForm, Problem<AuthProblemCode>>> {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: problem('DPAY_REQUIRED') }),
  };
}
