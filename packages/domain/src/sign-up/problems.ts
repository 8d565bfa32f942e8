export const PROBLEM_CODES = ['DPAY_TERMS_NOT_ACCEPTED'] as const;
