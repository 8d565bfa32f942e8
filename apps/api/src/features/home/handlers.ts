import { may } from '@dasbor/domain/access';
import { addDays, jakartaDate, jakartaDayBounds, toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { hasComparison, PAYMENT_STATUSES } from '@dasbor/domain/payments';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { latestChanges, toActivityItem } from '../activity/public.ts';
import { tradeBegan } from '../orders/public.ts';
import { completedByDay, paymentsByStatus } from './repository.ts';
import type { DayRow } from './repository.ts';
import { DEFAULT_DAYS } from './range.ts';

export { getDisbursementSnapshot } from './disbursement-snapshot.ts';
export { getSettlementsOverview } from './settlements-overview.ts';
export { getStartedSteps, hideStartedSteps } from './started.ts';
export { dismissWhatsNew, getWhatsNew } from './whats-new.ts';

// Jakarta has no daylight saving time.
const DAY_MS = 86_400_000;
const ACTIVITY_ITEMS = 20;

/**
 * The range ends today in Jakarta, and today is incomplete. So the previous range is cut at the same time of day; otherwise every morning
 * would look like a drop.
 */
export const getHomeSummary: Handler<'getHomeSummary'> = async ({ query, tx, now }) => {
  const days = query.days ?? DEFAULT_DAYS;
  const to = jakartaDate(now);
  const from = addDays(to, 1 - days);
  const rows = await completedByDay(tx, span(from, to));
  const earlier = {
    from: span(addDays(from, -days), to).from,
    to: new Date(now.getTime() - days * DAY_MS),
  };
  const before = await completedByDay(tx, earlier);
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return ok({
    data: {
      days,
      from,
      to,
      current: totals(rows),
      previous: totals(before),
      is_comparable: hasComparison(earlier, await tradeBegan(tx)),
      by_day: Array.from({ length: days }, (_, day) => {
        const date = addDays(from, day);
        const row = byDate.get(date);
        return { date, count: Number(row?.count ?? 0), amount: toldSum([row?.amount ?? 0]) };
      }),
    },
  });
};

export const getPaymentsByStatus: Handler<'getPaymentsByStatus'> = async ({ query, tx, now }) => {
  const to = jakartaDate(now);
  const rows = await paymentsByStatus(tx, span(addDays(to, 1 - (query.days ?? DEFAULT_DAYS)), to));
  const byStatus = new Map(rows.map((row) => [row.status, row]));
  return ok({
    data: PAYMENT_STATUSES.map((status) => {
      const row = byStatus.get(status);
      return { status, count: Number(row?.count ?? 0), amount: toldSum([row?.amount ?? 0]) };
    }),
  });
};

/** Steps of orders and payments; a user with only one permission sees only that kind. */
export const listActivity: Handler<'listActivity'> = async ({ session, tx }) => {
  const kinds = (['order', 'payment'] as const).filter(
    (kind) => may(session, { permission: `${kind}.view` }).ok,
  );
  const rows = await latestChanges(tx, kinds, ACTIVITY_ITEMS);
  return ok({ data: rows.map(toActivityItem) });
};

const span = (from: CalendarDate, to: CalendarDate) => ({
  from: jakartaDayBounds(from).from,
  to: jakartaDayBounds(to).to,
});

const totals = (rows: readonly DayRow[]) => ({
  count: rows.reduce((total, { count }) => total + Number(count), 0),
  amount: toldSum(rows.map(({ amount }) => amount)),
  fees: toldSum(rows.map(({ fees }) => fees)),
  net: toldSum(rows.flatMap(({ amount, fees }) => [amount, -BigInt(fees)])),
});
