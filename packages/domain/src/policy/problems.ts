import type { AccessProblemCode } from '../access/index.ts';

/** The policy's own problems; access defines its own codes. */
export const PROBLEM_CODES = ['DPAY_MERCHANT_SUSPENDED', 'DPAY_CUT_OFF_TIME'] as const;

export type PolicyProblemCode = (typeof PROBLEM_CODES)[number] | AccessProblemCode;
