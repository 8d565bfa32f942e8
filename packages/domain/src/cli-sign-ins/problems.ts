export const PROBLEM_CODES = [
  'DPAY_CLI_CODE_UNKNOWN',
  'DPAY_CLI_CODE_OTHER_MODE',
  'DPAY_CLI_CODE_TRIES',
  'DPAY_CLI_POLL_TOO_FAST',
] as const;

export type CliSignInProblemCode = (typeof PROBLEM_CODES)[number];
