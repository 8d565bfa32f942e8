import { err, ok, type Result } from '../kernel/index.ts';
import type { Missing } from './missing.ts';
import type { AccessRequestProblemCode } from './problems.ts';

const HOUR_MS = 3_600_000;

/** A person asks for the same thing at most once an hour. */
export const ASK_AGAIN_AFTER_MS = HOUR_MS;

/** When the person can ask again; null if now. */
export const nextAskAt = (askedAt: Date | null, now: Date): Date | null => {
  const next = askedAt && new Date(askedAt.getTime() + ASK_AGAIN_AFTER_MS);
  return next && next > now ? next : null;
};

type Asking = {
  readonly missing: Missing;
  /** How many colleagues can give it. */
  readonly colleagues: number;
  readonly askedAt: Date | null;
};

/** Whether the person may ask now. Used by the button and by the server. */
export const decideAsk = (
  { missing, colleagues, askedAt }: Asking,
  now: Date,
): Result<true, AccessRequestProblemCode> => {
  if (missing === 'none') return err('DPAY_ACCESS_HELD');
  if (missing === 'mode') return err('DPAY_ACCESS_IN_OTHER_MODE');
  if (colleagues === 0) return err('DPAY_ACCESS_NOBODY_CAN_GRANT');
  const next = nextAskAt(askedAt, now);
  if (!next) return ok(true);
  const minutes = Math.ceil((next.getTime() - now.getTime()) / 60_000);
  return err('DPAY_ACCESS_ASKED_RECENTLY', { remaining_minutes: minutes });
};
