export const PROBLEM_CODES = [
  'DPAY_REQUIRED',
  'DPAY_SUBACCOUNT_NAME_LENGTH',
  'DPAY_ACCOUNT_ID_INVALID',
  'DPAY_SUBACCOUNT_NOT_LIVE',
  'DPAY_BANK_TRANSFERS_OFF',
] as const;

export type SubaccountProblemCode = (typeof PROBLEM_CODES)[number];
