/**
 * Three days without a success is longer than a weekend outage, and short enough to limit the retry queue. The minimum of ten attempts
 * protects a webhook with one event a week from two bad days.
 */
export const HEALTH_POLICY = { warnAfterHours: 24, disableAfterHours: 72, fewestFailures: 10 } as const;

/** The receiver is gone permanently (RFC 9110 §15.5.11; Standard Webhooks requires senders to stop at once). */
const GONE = 410;

export type WebhookStanding = {
  readonly failingSince: string | null;
  readonly failuresInARow: number;
  readonly warnedAt: string | null;
};

export type Attempted = {
  readonly succeeded: boolean;
  readonly status: number | null;
};

export type HealthDecision = {
  readonly standing: WebhookStanding;
  readonly disable: 'failing' | 'gone' | null;
  /** Whether to warn the merchant now that the webhook is failing and will be disabled. */
  readonly warn: boolean;
};

/** The webhook's health after one attempt. */
export const healthAfter = (before: WebhookStanding, attempt: Attempted, now: Date): HealthDecision => {
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
};

/** The state after a success, or after a person re-enables it. */
export const WELL: WebhookStanding = { failingSince: null, failuresInARow: 0, warnedAt: null };

export const HEALTH_STATES = ['unused', 'healthy', 'failing', 'disabled'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export type HealthFacts = {
  readonly isEnabled: boolean;
  readonly failingSince: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastFailureAt: string | null;
};

export const healthState = ({
  isEnabled,
  failingSince,
  lastSuccessAt,
  lastFailureAt,
}: HealthFacts): HealthState => {
  if (!isEnabled) return 'disabled';
  if (failingSince !== null) return 'failing';
  return lastSuccessAt === null && lastFailureAt === null ? 'unused' : 'healthy';
};

/** The time from which the next failure disables it; null if it is not failing. */
export const disablesAt = ({ isEnabled, failingSince }: HealthFacts): string | null => {
  if (!isEnabled || failingSince === null) return null;
  return new Date(Date.parse(failingSince) + HEALTH_POLICY.disableAfterHours * HOUR_MS).toISOString();
};

const HOUR_MS = 3_600_000;
