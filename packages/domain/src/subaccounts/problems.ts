export const PROBLEM_CODES = [
  'DPAY_REQUIRED',
  'DPAY_SUBACCOUNT_NAME_LENGTH',
  'DPAY_ACCOUNT_ID_INVALID',
] as const;

export type SubaccountProblemCode = (typeof PROBLEM_CODES)[number];
