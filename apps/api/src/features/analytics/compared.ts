import { decideAnalyticsRange, previousRange } from '@dasbor/domain/analytics';
import { addDays, jakartaDate, toldSum } from '@dasbor/domain/kernel';
import { daysIn } from '@dasbor/domain/lists';
import type { DateRange } from '@dasbor/domain/lists';
import { hasComparison } from '@dasbor/domain/payments';
import { jakartaDayBounds } from '@dasbor/domain/kernel';
import type { Tx } from '../../platform/db/tx.ts';
import { tradeBegan } from '../orders/public.ts';
import { ordersOf, ordersUntil, staleSince, sumsOf, sumsUntil } from './repository.ts';
import type { Orders, Sums } from './repository.ts';

const DAY_MS = 86_400_000;

type RangeQuery = { from?: string; to?: string };

/** The days of a request, and the days before them. */
export const comparedDays = (query: RangeQuery, now: Date) => {
  const today = jakartaDate(now);
  const range = decideAnalyticsRange(query, today);
  if (!range.ok) return range;
  const days = range.value;
  const previous = previousRange(days);
  // Today is not over, so the day that it is compared with ends at the same time of day.
  const until = days.to === today ? new Date(now.getTime() - daysIn(days) * DAY_MS) : null;
  return { ok: true as const, value: { days, previous, until } };
};

export type Compared = { days: DateRange; previous: DateRange; until: Date | null };

/** What every answer about two ranges says of them. */
export const rangeFacts = async (tx: Tx, { days, previous }: Compared, now: Date) => ({
  ...days,
  previous,
  is_comparable: hasComparison({ from: jakartaDayBounds(previous.from).from }, await tradeBegan(tx)),
  fresh_at: (await staleSince(tx, { from: previous.from, to: days.to })) ?? now.toISOString(),
});

export const previousSums = async (tx: Tx, { previous, until }: Compared): Promise<Sums> => {
  if (!until) return sumsOf(tx, previous);
  const whole = await sumsOf(tx, wholeDays(previous));
  return added(whole, await sumsUntil(tx, previous.to, until));
};

export const previousOrders = async (tx: Tx, { previous, until }: Compared): Promise<Orders> => {
  if (!until) return ordersOf(tx, previous);
  const whole = await ordersOf(tx, wholeDays(previous));
  return added(whole, await ordersUntil(tx, previous.to, until));
};

const wholeDays = ({ from, to }: DateRange): DateRange => ({ from, to: addDays(to, -1) });

const added = <T extends Record<string, string>>(one: T, other: T): T =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, String(toldSum([value, other[name] ?? 0]))]),
  ) as T;
