export const PROBLEM_CODES = ['DPAY_BANK_UNKNOWN', 'DPAY_ACCOUNT_NUMBER_INVALID'] as const;

export type PayoutProblemCode = (typeof PROBLEM_CODES)[number];
