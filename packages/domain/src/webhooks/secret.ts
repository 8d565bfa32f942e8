import { err, ok, type Result } from '../kernel/index.ts';
import type { WebhookProblemCode } from './problems.ts';

export const ROTATION_POLICY = { standardOverlapHours: 24, longestOverlapHours: 168 } as const;

/**
 * When the current secret ends. A second rotation would end the previous secret early and receivers would miss events, so it is
 * refused. Without an overlap (a leaked secret) it is allowed and ends all secrets at once.
 */
export const decideRotation = (
  { previousExpiresAt, overlapHours }: { previousExpiresAt: string | null; overlapHours: number },
  now: Date,
): Result<Date, WebhookProblemCode> => {
  const isRunning = previousExpiresAt !== null && Date.parse(previousExpiresAt) > now.getTime();
  if (isRunning && overlapHours > 0)
    return err('DPAY_WEBHOOK_ROTATION_RUNNING', { until: previousExpiresAt });
  return ok(new Date(now.getTime() + overlapHours * 3_600_000));
};

/** `whsec_` and the base64 of 32 random bytes (Standard Webhooks 1.0). */
export const SECRET_PREFIX = 'whsec_';
export const SECRET_BYTES = 32;

/** Shown so that people can tell secrets apart. */
export const secretPreview = (secret: string): string => `…${secret.slice(-4)}`;
