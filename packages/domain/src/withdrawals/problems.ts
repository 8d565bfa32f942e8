export const PROBLEM_CODES = [
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_INSUFFICIENT_BALANCE',
] as const;

export type WithdrawalProblemCode = (typeof PROBLEM_CODES)[number];
