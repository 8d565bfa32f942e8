export const PROBLEM_CODES = [
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_SANDBOX_BALANCE_LIMIT',
] as const;

export type TopUpProblemCode = (typeof PROBLEM_CODES)[number];
