import { hasHiddenCharacter, problem, type Problem } from '../kernel/index.ts';
import type { AuthProblemCode } from './problems.ts';

export const BUSINESS_NAME_LENGTH = { min: 3, max: 128 } as const;

/** Product spec §5: 3 to 128 characters, no digits. */
export const businessNameProblem = (text: string): Problem<AuthProblemCode> | undefined => {
  const name = text.trim();
  if (name === '') return problem('DPAY_REQUIRED');
  if (hasHiddenCharacter(name)) return problem('DPAY_FIELD_HIDDEN_CHARACTER');
  if (/\p{Nd}/u.test(name)) return problem('DPAY_BUSINESS_NAME_HAS_DIGITS');
  const { length } = [...name];
  const { min, max } = BUSINESS_NAME_LENGTH;
  return length < min || length > max ? problem('DPAY_BUSINESS_NAME_LENGTH', { min, max }) : undefined;
};
