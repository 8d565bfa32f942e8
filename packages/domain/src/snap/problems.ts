export const PROBLEM_CODES = ['DPAY_SNAP_AMOUNT_INVALID', 'DPAY_SNAP_AMOUNT_LIMIT'] as const;

export type SnapProblemCode = (typeof PROBLEM_CODES)[number];
