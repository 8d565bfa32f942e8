import { problem, type Problem } from '../kernel/index.ts';
import { emailProblem } from './email.ts';
import type { AuthProblemCode } from './problems.ts';

export type LoginForm = {
  readonly email: string;
  readonly password: string;
};

/** Product spec §5: a valid email and a non-empty password. Returns only fields with a problem. */
export const validateLogin = ({
  email,
  password,
}: LoginForm): Partial<Record<keyof LoginForm, Problem<AuthProblemCode>>> => {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail && { email: wrongEmail }),
    ...(password === '' && { password: problem('DPAY_REQUIRED') }),
  };
};
