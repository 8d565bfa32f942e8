export const PROBLEM_CODES = [
  'DPAY_REQUIRED',
  'DPAY_TWO_STEP_REQUIRED',
  'DPAY_TWO_STEP_METHOD_MISSING',
  'DPAY_PASSKEY_LIMIT',
] as const;

export type TwoStepProblemCode = (typeof PROBLEM_CODES)[number];
