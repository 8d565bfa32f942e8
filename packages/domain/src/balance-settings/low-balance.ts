import { err, ok, type Result, type Rupiah } from '../kernel/index.ts';
import type { BalanceSettingsProblemCode } from './problems.ts';

/** No smaller amount can be sent, so a warning would be pointless. */
export const SMALLEST_THRESHOLD = 10_000 as Rupiah;

/** The threshold may be missing while the warning is off. */
export const decideLowBalance = ({
  enabled,
  threshold,
}: {
  enabled: boolean;
  threshold: Rupiah | null;
}): Result<true, BalanceSettingsProblemCode> => {
  if (threshold === null) return enabled ? err('DPAY_REQUIRED') : ok(true);
  return threshold < SMALLEST_THRESHOLD
    ? err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: SMALLEST_THRESHOLD })
    : ok(true);
};

/**
 * Warns once when the balance falls below the threshold, and again only after it has been above it. A balance that moves around the
 * threshold does not warn twice.
 */
export const lowBalanceStep = ({
  available,
  threshold,
  isTold,
}: {
  available: Rupiah;
  threshold: Rupiah;
  isTold: boolean;
}): 'tell' | 'rearm' | null => {
  if (!isTold) return available < threshold ? 'tell' : null;
  return available > threshold ? 'rearm' : null;
};
