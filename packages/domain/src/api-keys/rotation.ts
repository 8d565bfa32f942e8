import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import type { ApiKeyProblemCode } from './problems.ts';

/** How long a replaced secret still works, as in the contract. */
export const OVERLAPS = ['none', '1h', '24h', '7d'] as const;
export type Overlap = (typeof OVERLAPS)[number];

const HOUR_MS = 3_600_000;
const OVERLAP_MS: Readonly<Record<Overlap, number>> = {
  none: 0,
  '1h': HOUR_MS,
  '24h': 24 * HOUR_MS,
  '7d': 168 * HOUR_MS,
};

/** If two people replace a secret at the same moment, each would believe that theirs works: only the first is allowed. */
const JUST_MS = 10_000;

export type SecretStanding = {
  /** When the previous secret ends or ended; null without a previous secret. */
  readonly previousWorksUntil: Instant | null;
  /** Null for callers that only know a key's public fields; the server then checks how recent the secret is. */
  readonly currentMadeAt: Instant | null;
};

/** Until when a replaced secret still works, at most until its key expires. Null if it no longer works or there is none. */
export const previousWorksUntil = <At extends Instant>(
  { endsAt, expiresAt, revokedAt }: PreviousSecret<At> & { readonly revokedAt: Instant | null },
  now: Date,
): At | null => {
  const until = previousEndsAt({ endsAt, expiresAt });
  const isOver = until === null || new Date(until) <= now || revokedAt !== null;
  return isOver ? null : until;
};

export type PreviousSecret<At extends Instant> = {
  /** The end of the chosen overlap; null without a previous secret. */
  readonly endsAt: At | null;
  /** The key's expiry. */
  readonly expiresAt: At | null;
};

/** When the previous secret ends or ended. */
export const previousEndsAt = <At extends Instant>({ endsAt, expiresAt }: PreviousSecret<At>): At | null => {
  if (endsAt === null || expiresAt === null) return endsAt;
  return new Date(expiresAt) < new Date(endsAt) ? expiresAt : endsAt;
};

/**
 * When the current secret ends. A second replacement waits for the overlap of the first, so that an extra click cannot end a secret
 * that servers still use. Without an overlap (a leaked secret) it ends immediately. A secret that is only seconds old cannot be
 * replaced either way, because the person who created it is still reading it.
 */
export const decideRegeneration = (
  { previousWorksUntil, currentMadeAt }: SecretStanding,
  overlap: Overlap,
  now: Date,
): Result<Date, ApiKeyProblemCode> => {
  const settledAt = currentMadeAt === null ? 0 : new Date(currentMadeAt).getTime() + JUST_MS;
  if (previousWorksUntil !== null && now.getTime() < settledAt)
    return err('DPAY_KEY_JUST_REPLACED', { until: new Date(settledAt).toISOString() });
  const isRunning = previousWorksUntil !== null && new Date(previousWorksUntil) > now;
  if (isRunning && overlap !== 'none')
    return err('DPAY_KEY_ROTATION_RUNNING', { until: new Date(previousWorksUntil).toISOString() });
  return ok(new Date(now.getTime() + OVERLAP_MS[overlap]));
};
