/** The kernel's problem codes; each feature adds its own. */
export const PROBLEM_CODES = [
  'DPAY_AMOUNT_INVALID',
  'DPAY_AMOUNT_TOO_LARGE',
  'DPAY_TRANSITION_NOT_ALLOWED',
] as const;

export type KernelProblemCode = (typeof PROBLEM_CODES)[number];
