import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { BalanceSettingsProblemCode } from './problems.ts';

/** Less than that cannot be sent anywhere, so nobody needs to be told of it. */
export const SMALLEST_THRESHOLD = 10_000 as Rupiah;

/** A threshold that is switched off may be missing. */
export function decideLowBalance({
  enabled,
  threshold,
}: {
  enabled: boolean;
  threshold: Rupiah | null;
}): Result<true, BalanceSettingsProblemCode> {
  if (threshold === null) return enabled ? err('DPAY_REQUIRED') : ok(true);
  return threshold < SMALLEST_THRESHOLD
    ? err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: SMALLEST_THRESHOLD })
    : ok(true);
}

/**
 * Told once when the balance falls below the threshold, and again only after it was above it: a balance that goes to and fro
 * at the threshold itself tells nobody twice.
 */
export function lowBalanceStep({
  available,
  threshold,
  isTold,
}: {
  available: Rupiah;
  threshold: Rupiah;
  isTold: boolean;
}): 'tell' | 'rearm' | null {
  if (!isTold) return available < threshold ? 'tell' : null;
  return available > threshold ? 'rearm' : null;
}
