export const PROBLEM_CODES = ['DPAY_CLOCK_OUT_OF_RANGE'] as const;

export type SandboxClockProblemCode = (typeof PROBLEM_CODES)[number];
