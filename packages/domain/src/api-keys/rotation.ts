import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import type { ApiKeyProblemCode } from './problems.ts';

/** How long a replaced secret still works, as the contract spells it. */
export const OVERLAPS = ['none', '1h', '24h', '7d'] as const;
export type Overlap = (typeof OVERLAPS)[number];

const HOUR_MS = 3_600_000;
const OVERLAP_MS: Readonly<Record<Overlap, number>> = {
  none: 0,
  '1h': HOUR_MS,
  '24h': 24 * HOUR_MS,
  '7d': 168 * HOUR_MS,
};

/** Two who replace one secret at the same moment each believe that theirs works: only the first is let. */
const JUST_MS = 10_000;

export interface SecretStanding {
  /** When the secret before the current one ends or has ended; null where there was none. */
  readonly previousWorksUntil: Instant | null;
  /** Null to whoever only knows what a key shows: the server says whether that was just now. */
  readonly currentMadeAt: Instant | null;
}

/** Until when a replaced secret lets anybody in: no longer than its key does. Null when it does not, or when there is none. */
export function previousWorksUntil<At extends Instant>(
  { endsAt, expiresAt, revokedAt }: PreviousSecret<At> & { readonly revokedAt: Instant | null },
  now: Date,
): At | null {
  const until = previousEndsAt({ endsAt, expiresAt });
  const isOver = until === null || new Date(until) <= now || revokedAt !== null;
  return isOver ? null : until;
}

export interface PreviousSecret<At extends Instant> {
  /** As its overlap was chosen; null where there was none. */
  readonly endsAt: At | null;
  /** Of its key. */
  readonly expiresAt: At | null;
}

/** When a replaced secret ends or has ended. */
export function previousEndsAt<At extends Instant>({ endsAt, expiresAt }: PreviousSecret<At>): At | null {
  if (endsAt === null || expiresAt === null) return endsAt;
  return new Date(expiresAt) < new Date(endsAt) ? expiresAt : endsAt;
}

/**
 * When the secret that works now shall end. While an earlier one is still being replaced another replacement waits, so that a
 * click too many cannot end what servers use; without any overlap it is done at once, as for a secret that leaked. A secret that has
 * just been put in another's place stays for a moment either way: whoever asked for it is still reading it.
 */
export function decideRegeneration(
  { previousWorksUntil, currentMadeAt }: SecretStanding,
  overlap: Overlap,
  now: Date,
): Result<Date, ApiKeyProblemCode> {
  const settledAt = currentMadeAt === null ? 0 : new Date(currentMadeAt).getTime() + JUST_MS;
  if (previousWorksUntil !== null && now.getTime() < settledAt)
    return err('DPAY_KEY_JUST_REPLACED', { until: new Date(settledAt).toISOString() });
  const isRunning = previousWorksUntil !== null && new Date(previousWorksUntil) > now;
  if (isRunning && overlap !== 'none')
    return err('DPAY_KEY_ROTATION_RUNNING', { until: new Date(previousWorksUntil).toISOString() });
  return ok(new Date(now.getTime() + OVERLAP_MS[overlap]));
}
