export const PROBLEM_CODES = [
  'DPAY_ACCESS_HELD',
  'DPAY_ACCESS_IN_OTHER_MODE',
  'DPAY_ACCESS_NOBODY_CAN_GRANT',
  'DPAY_ACCESS_ASKED_RECENTLY',
] as const;

export type AccessRequestProblemCode = (typeof PROBLEM_CODES)[number];
