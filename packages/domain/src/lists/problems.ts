export const PROBLEM_CODES = [
  'DPAY_DATE_INVALID',
  'DPAY_DATE_ORDER',
  'DPAY_DATE_TOO_EARLY',
  'DPAY_DATE_IN_FUTURE',
  'DPAY_DATE_RANGE_TOO_LONG',
] as const;

export type ListProblemCode = (typeof PROBLEM_CODES)[number];
