import type { Mode } from '../access/index.ts';
import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { CLI_SIGN_IN_POLICY } from './policy.ts';
import type { CliSignInProblemCode } from './problems.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export type PollPace = { readonly polledAt: Instant | null; readonly intervalSeconds: number };

/** Whether the command may ask now. If it does not wait, it has to wait longer from then on. */
export const decidePoll = (
  { polledAt, intervalSeconds }: PollPace,
  now: Date,
): Result<true, CliSignInProblemCode> => {
  if (polledAt === null) return ok(true);
  const waited = now.getTime() - new Date(polledAt).getTime();
  if (waited >= intervalSeconds * SECOND_MS) return ok(true);
  return err('DPAY_CLI_POLL_TOO_FAST', { retry_after: intervalSeconds + CLI_SIGN_IN_POLICY.slowDownSeconds });
};

export type Guesses = { readonly wrong: number; readonly since: Instant };

/** Whether a person may try a code. */
export const decideGuess = (guesses: Guesses | undefined, now: Date): Result<true, CliSignInProblemCode> => {
  const { mostWrongCodes, wrongCodesMinutes } = CLI_SIGN_IN_POLICY;
  if (!guesses || guesses.wrong < mostWrongCodes) return ok(true);
  const leftMs = new Date(guesses.since).getTime() + wrongCodesMinutes * MINUTE_MS - now.getTime();
  if (leftMs <= 0) return ok(true);
  return err('DPAY_CLI_CODE_TRIES', { remaining_minutes: Math.ceil(leftMs / MINUTE_MS) });
};

/** Whether a code may be answered in this mode. Its key is for the mode whose host the command called. */
export const decideCode = (
  open: { readonly mode: Mode } | undefined,
  mode: Mode,
): Result<true, CliSignInProblemCode> => {
  if (!open) return err('DPAY_CLI_CODE_UNKNOWN');
  return open.mode === mode ? ok(true) : err('DPAY_CLI_CODE_OTHER_MODE', { mode: open.mode });
};
