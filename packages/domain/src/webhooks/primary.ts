import { err, ok, type Result } from '../kernel/index.ts';
import type { WebhookProblemCode } from './problems.ts';

export const WEBHOOK_LIMIT = 20;

export type PrimaryRequest = {
  readonly isPrimary: boolean;
  /** The flag in the request, if present. */
  readonly wanted: boolean | undefined;
};

/** For a new webhook: the first of its mode is always primary. */
export const decideFirstFlag = ({
  count,
  wanted,
}: {
  count: number;
  wanted: boolean;
}): Result<boolean, WebhookProblemCode> => {
  if (count >= WEBHOOK_LIMIT) return err('DPAY_WEBHOOK_LIMIT_REACHED', { max: WEBHOOK_LIMIT });
  return ok(wanted || count === 0);
};

/** The flag moves by setting it on another webhook; clearing it would leave the mode without a primary one. */
export const decidePrimaryFlag = ({
  isPrimary,
  wanted,
}: PrimaryRequest): Result<boolean, WebhookProblemCode> => {
  if (isPrimary && wanted === false) return err('DPAY_WEBHOOK_PRIMARY_REQUIRED');
  return ok(wanted ?? isPrimary);
};

/** The successor when the primary webhook is removed: the oldest remaining one, enabled before disabled. */
export const heirOf = <W extends { readonly isEnabled: boolean; readonly createdAt: string }>(
  left: readonly W[],
): W | undefined =>
  left.toSorted(
    (a, b) => Number(b.isEnabled) - Number(a.isEnabled) || a.createdAt.localeCompare(b.createdAt),
  )[0];
