import { problem, type Problem } from '../kernel/index.ts';
import type { AuthProblemCode } from './problems.ts';

export const PASSWORD_MIN_LENGTH = 8;

// Product spec §5. Underscore and colon are allowed, but do not count as the special character.
const RULES: readonly (readonly [AuthProblemCode, (password: string) => boolean])[] = [
  ['DPAY_PASSWORD_HAS_SPACE', (password) => !/\s/.test(password)],
  ['DPAY_PASSWORD_NEEDS_UPPER', (password) => /\p{Lu}/u.test(password)],
  ['DPAY_PASSWORD_NEEDS_LOWER', (password) => /\p{Ll}/u.test(password)],
  ['DPAY_PASSWORD_NEEDS_DIGIT', (password) => /[0-9]/.test(password)],
  ['DPAY_PASSWORD_NEEDS_SPECIAL', (password) => /[^\p{L}\p{M}\p{N}\s_:]/u.test(password)],
];

/** Every rule that a new password breaks; an empty list means that it is valid. */
export const passwordProblems = (password: string): readonly Problem<AuthProblemCode>[] => {
  if (password === '') return [problem('DPAY_REQUIRED')];

  const broken = RULES.filter(([, keeps]) => !keeps(password)).map(([code]) => problem(code));
  const isShort = [...password].length < PASSWORD_MIN_LENGTH;
  return isShort ? [problem('DPAY_PASSWORD_TOO_SHORT', { min: PASSWORD_MIN_LENGTH }), ...broken] : broken;
};
