export const PROBLEM_CODES = ['DPAY_TRANSITION_NOT_ALLOWED'] as const;

export type OrderProblemCode = (typeof PROBLEM_CODES)[number];
