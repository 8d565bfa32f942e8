import { err, ok, type Result } from '../kernel/index.ts';
import type { WebhookProblemCode } from './problems.ts';

export const WEBHOOK_LIMIT = 20;

export interface PrimaryRequest {
  readonly isPrimary: boolean;
  /** What the request says about the flag, if anything. */
  readonly wanted: boolean | undefined;
}

/** A new webhook: the first of its mode is primary whether it asks for it or not. */
export function decideFirstFlag({
  count,
  wanted,
}: {
  count: number;
  wanted: boolean;
}): Result<boolean, WebhookProblemCode> {
  if (count >= WEBHOOK_LIMIT) return err('DPAY_WEBHOOK_LIMIT_REACHED', { max: WEBHOOK_LIMIT });
  return ok(wanted || count === 0);
}

/** The flag is handed over by setting it elsewhere: taken away it would leave a mode without a primary webhook. */
export function decidePrimaryFlag({
  isPrimary,
  wanted,
}: PrimaryRequest): Result<boolean, WebhookProblemCode> {
  if (isPrimary && wanted === false) return err('DPAY_WEBHOOK_PRIMARY_REQUIRED');
  return ok(wanted ?? isPrimary);
}

/** Who becomes primary when the primary webhook is removed: the oldest left, enabled before disabled. */
export function heirOf<W extends { readonly isEnabled: boolean; readonly createdAt: string }>(
  left: readonly W[],
): W | undefined {
  return left.toSorted(
    (a, b) => Number(b.isEnabled) - Number(a.isEnabled) || a.createdAt.localeCompare(b.createdAt),
  )[0];
}
