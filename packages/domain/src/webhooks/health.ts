/**
 * Three days without one success is longer than a weekend's outage and shorter than anybody's patience for a queue of
 * attempts; ten attempts keep a webhook that hears of one event a week from being disabled by two bad days.
 */
export const HEALTH_POLICY = { warnAfterHours: 24, disableAfterHours: 72, fewestFailures: 10 } as const;

/** The receiver says that it is no more (RFC 9110 §15.5.11; Standard Webhooks asks to stop at once). */
const GONE = 410;

export interface WebhookStanding {
  readonly failingSince: string | null;
  readonly failuresInARow: number;
  readonly warnedAt: string | null;
}

export interface Attempted {
  readonly succeeded: boolean;
  readonly status: number | null;
}

export interface HealthDecision {
  readonly standing: WebhookStanding;
  readonly disable: 'failing' | 'gone' | null;
  /** Whether the merchant is told now that it is failing and will be disabled. */
  readonly warn: boolean;
}

/** What one attempt means for its webhook. */
export function healthAfter(before: WebhookStanding, attempt: Attempted, now: Date): HealthDecision {
  if (attempt.succeeded) return { standing: WELL, disable: null, warn: false };

  const failingSince = before.failingSince ?? now.toISOString();
  const failuresInARow = before.failuresInARow + 1;
  const hours = (now.getTime() - Date.parse(failingSince)) / HOUR_MS;
  const isEnough = failuresInARow >= HEALTH_POLICY.fewestFailures;
  const isOver = isEnough && hours >= HEALTH_POLICY.disableAfterHours;
  const disable = attempt.status === GONE ? 'gone' : isOver ? 'failing' : null;
  const isDue = isEnough && hours >= HEALTH_POLICY.warnAfterHours;
  const warn = disable === null && isDue && before.warnedAt === null;
  return {
    standing: { failingSince, failuresInARow, warnedAt: warn ? now.toISOString() : before.warnedAt },
    disable,
    warn,
  };
}

/** As after a success, and as a person starts it again. */
export const WELL: WebhookStanding = { failingSince: null, failuresInARow: 0, warnedAt: null };

export const HEALTH_STATES = ['unused', 'healthy', 'failing', 'disabled'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export interface HealthFacts {
  readonly isEnabled: boolean;
  readonly failingSince: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
}

export function healthState({
  isEnabled,
  failingSince,
  lastSuccessAt,
  lastFailureAt,
}: HealthFacts): HealthState {
  if (!isEnabled) return 'disabled';
  if (failingSince !== null) return 'failing';
  return lastSuccessAt === null && lastFailureAt === null ? 'unused' : 'healthy';
}

/** The moment from which the next failure disables it; null where it is not failing. */
export function disablesAt({ isEnabled, failingSince }: HealthFacts): string | null {
  if (!isEnabled || failingSince === null) return null;
  return new Date(Date.parse(failingSince) + HEALTH_POLICY.disableAfterHours * HOUR_MS).toISOString();
}

const HOUR_MS = 3_600_000;
