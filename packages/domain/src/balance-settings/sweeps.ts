import type { Flags } from '../access/index.ts';
import {
  type CalendarDate,
  type DailyWindow,
  err,
  type Instant,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
  ok,
  type Result,
  rupiah,
  type Rupiah,
} from '../kernel/index.ts';
import { SMALLEST_WITHDRAWAL } from '../withdrawals/index.ts';
import { TOP_UP_LIMITS, type TopUpBank } from '../top-ups/index.ts';
import type { BalanceSettingsProblemCode } from './problems.ts';

/** Product spec §5 and §9: sweeps out at 23:45, while all other movements pause. The window ends at midnight. */
export const SWEEP_OUT_WINDOW: DailyWindow = { from: '23:45', to: '00:00' };

/** A merchant can only enable features it has; in sandbox, no merchant has sweeps (product spec §6). */
export const decideSweeps = (
  wanted: { sweepOut: boolean; sweepIn: boolean },
  flags: Flags,
): Result<true, BalanceSettingsProblemCode> => {
  if (wanted.sweepOut && !flags.sweep_out) return err('DPAY_FEATURE_DISABLED', { feature: 'sweep_out' });
  if (wanted.sweepIn && !flags.sweep_in) return err('DPAY_FEATURE_DISABLED', { feature: 'sweep_in' });
  return ok(true);
};

/** Sweep in pays into a virtual account, so it needs a bank. The bank may be missing while sweep in is off. */
export const decideSweepInBank = ({
  enabled,
  bank,
}: {
  enabled: boolean;
  bank: TopUpBank | null;
}): Result<true, BalanceSettingsProblemCode> => (enabled && bank === null ? err('DPAY_REQUIRED') : ok(true));

/** The Jakarta day whose sweep is due, or null. A sweep missed until midnight is not retried. */
export const dueSweepOut = ({ enabled }: { enabled: boolean }, now: Instant): CalendarDate | null =>
  enabled && isInDailyWindow(now, SWEEP_OUT_WINDOW) ? jakartaDate(now) : null;

/** When the window next opens; null while switched off. */
export const nextSweepOut = ({ enabled }: { enabled: boolean }, now: Instant): Date | null => {
  if (!enabled) return null;
  const [hours = 0, minutes = 0] = SWEEP_OUT_WINDOW.from.split(':').map(Number);
  const today = jakartaDayBounds(jakartaDate(now)).from.getTime() + (hours * 60 + minutes) * 60_000;
  return new Date(today > new Date(now).getTime() ? today : today + DAY_MS);
};

/** The available balance minus the amount to keep, up to the bank's limit; the rest is swept the next day. */
export const decideSweepOutAmount = ({
  available,
  keep,
  maximum,
}: Record<'available' | 'keep' | 'maximum', Rupiah>): Result<Rupiah, BalanceSettingsProblemCode> => {
  const above = available - keep;
  if (above < SMALLEST_WITHDRAWAL) {
    return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: rupiah(keep + SMALLEST_WITHDRAWAL) });
  }
  return ok(rupiah(Math.min(above, maximum)));
};

/** Whether the sweep of this day comes back in now: only after the day has ended, because top ups pause until midnight. */
export const sweepInOf = (day: CalendarDate, now: Instant): boolean => day < jakartaDate(now);

/** What arrived at the bank comes back in, up to the limit of one top up. */
export const decideSweepIn = (arrived: Rupiah): Result<Rupiah, BalanceSettingsProblemCode> => {
  const { minimum, maximum } = TOP_UP_LIMITS;
  if (arrived < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  return ok(rupiah(Math.min(arrived, maximum)));
};

const DAY_MS = 86_400_000;
