export const PROBLEM_CODES = ['DPAY_FORBIDDEN', 'DPAY_FEATURE_DISABLED', 'DPAY_SANDBOX_ONLY'] as const;

export type AccessProblemCode = (typeof PROBLEM_CODES)[number];
