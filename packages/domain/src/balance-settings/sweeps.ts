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

/** Product spec §5 and §9: swept out at 23:45, in the minutes in which everything else pauses; the day's end ends it. */
export const SWEEP_OUT_WINDOW: DailyWindow = { from: '23:45', to: '00:00' };

/** Nobody switches on what the merchant does not have; in sandbox no merchant has it (product spec §6). */
export function decideSweeps(
  wanted: { sweepOut: boolean; sweepIn: boolean },
  flags: Flags,
): Result<true, BalanceSettingsProblemCode> {
  if (wanted.sweepOut && !flags.sweep_out) return err('DPAY_FEATURE_DISABLED', { feature: 'sweep_out' });
  if (wanted.sweepIn && !flags.sweep_in) return err('DPAY_FEATURE_DISABLED', { feature: 'sweep_in' });
  return ok(true);
}

/** What comes back is paid into a virtual account, so its bank is chosen before; while it is switched off it may be missing. */
export function decideSweepInBank({
  enabled,
  bank,
}: {
  enabled: boolean;
  bank: TopUpBank | null;
}): Result<true, BalanceSettingsProblemCode> {
  return enabled && bank === null ? err('DPAY_REQUIRED') : ok(true);
}

/** The Jakarta day whose sweep is due, or null. One that was missed until midnight is not made up for: its day is over. */
export function dueSweepOut({ enabled }: { enabled: boolean }, now: Instant): CalendarDate | null {
  return enabled && isInDailyWindow(now, SWEEP_OUT_WINDOW) ? jakartaDate(now) : null;
}

/** When the window opens next; null while it is switched off. */
export function nextSweepOut({ enabled }: { enabled: boolean }, now: Instant): Date | null {
  if (!enabled) return null;
  const [hours = 0, minutes = 0] = SWEEP_OUT_WINDOW.from.split(':').map(Number);
  const today = jakartaDayBounds(jakartaDate(now)).from.getTime() + (hours * 60 + minutes) * 60_000;
  return new Date(today > new Date(now).getTime() ? today : today + DAY_MS);
}

/** All that is there but what is kept; up to what the bank takes, the rest tomorrow. */
export function decideSweepOutAmount({
  available,
  keep,
  maximum,
}: Record<'available' | 'keep' | 'maximum', Rupiah>): Result<Rupiah, BalanceSettingsProblemCode> {
  const above = available - keep;
  if (above < SMALLEST_WITHDRAWAL) {
    return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: rupiah(keep + SMALLEST_WITHDRAWAL) });
  }
  return ok(rupiah(Math.min(above, maximum)));
}

/** Whose sweep comes back in now: that of an earlier day, as top ups pause until midnight. */
export function sweepInOf(day: CalendarDate, now: Instant): boolean {
  return day < jakartaDate(now);
}

/** What arrived outside comes back in; of more than one top up takes, as much as it takes. */
export function decideSweepIn(arrived: Rupiah): Result<Rupiah, BalanceSettingsProblemCode> {
  const { minimum, maximum } = TOP_UP_LIMITS;
  if (arrived < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  return ok(rupiah(Math.min(arrived, maximum)));
}

const DAY_MS = 86_400_000;
