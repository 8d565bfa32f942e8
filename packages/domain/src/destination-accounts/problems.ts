export const PROBLEM_CODES = ['DPAY_DESTINATION_ACCOUNT_LIMIT', 'DPAY_DESTINATION_ACCOUNT_WAITING'] as const;

export type DestinationAccountProblemCode = (typeof PROBLEM_CODES)[number];
