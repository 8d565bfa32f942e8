export const PROBLEM_CODES = [
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_INSUFFICIENT_BALANCE',
  'DPAY_FEATURE_DISABLED',
  'DPAY_REQUIRED',
] as const;

export type BalanceSettingsProblemCode = (typeof PROBLEM_CODES)[number];
