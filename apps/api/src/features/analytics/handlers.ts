import { lastPeriods, nextPeriod } from '@dasbor/domain/analytics';
import { addDays, jakartaDate } from '@dasbor/domain/kernel';
import { daysIn } from '@dasbor/domain/lists';
import { ok, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { toCohorts, toReturning } from './cohort-rows.ts';
import { comparedDays, previousOrders, previousSums, rangeFacts } from './compared.ts';
import {
  cohortsSince,
  cohortsStaleSince,
  ordersOf,
  staleSince,
  sumsByDay,
  sumsByHour,
  sumsByKey,
  sumsOf,
} from './repository.ts';
import type { Sums } from './repository.ts';
import {
  byMethod,
  channelOf,
  toAttempts,
  toBand,
  toFailure,
  toFunnel,
  toHour,
  toSales,
  toTotals,
} from './rows.ts';

export const getConversion: Handler<'getConversion'> = async ({ query, tx, now }) => {
  const range = comparedDays(query, now);
  if (!range.ok) return refuseField(range.problem.field, range.problem);
  const { days } = range.value;
  const channels = (await sumsByKey(tx, 'channel', days)).filter(isTried);
  const hours = new Map((await sumsByKey(tx, 'hour', days)).map((row) => [Number(row.key), row]));
  return ok({
    data: {
      ...(await rangeFacts(tx, range.value, now)),
      orders: toFunnel(await ordersOf(tx, days)),
      previous_orders: toFunnel(await previousOrders(tx, range.value)),
      payments: toAttempts(await sumsOf(tx, days)),
      previous_payments: toAttempts(await previousSums(tx, range.value)),
      by_method: byMethod(channels).map(({ method, sums }) => ({ method, ...toAttempts(sums) })),
      by_channel: channels.map((row) => ({ ...channelOf(row), ...toAttempts(row) })),
      by_amount: (await sumsByKey(tx, 'amount', days))
        .filter(isTried)
        .map((row) => ({ ...toBand(row), ...toAttempts(row) })),
      by_hour: Array.from({ length: 24 }, (_, hour) => ({ hour, ...toAttempts(hours.get(hour) ?? NONE) })),
      failures: (await sumsByKey(tx, 'failure', days)).map(toFailure),
    },
  });
};

export const getTransactionFigures: Handler<'getTransactionFigures'> = async ({ query, tx, now }) => {
  const range = comparedDays(query, now);
  if (!range.ok) return refuseField(range.problem.field, range.problem);
  const { days } = range.value;
  const channels = (await sumsByKey(tx, 'channel', days)).filter(({ paid }) => paid !== '0');
  const byDate = new Map((await sumsByDay(tx, days)).map((row) => [row.day, row]));
  return ok({
    data: {
      ...(await rangeFacts(tx, range.value, now)),
      current: toTotals(await sumsOf(tx, days)),
      before: toTotals(await previousSums(tx, range.value)),
      by_method: byMethod(channels).map(({ method, sums }) => ({ method, ...toSales(sums) })),
      by_channel: channels.map((row) => ({ ...channelOf(row), ...toSales(row) })),
      by_day: Array.from({ length: daysIn(days) }, (_, day) => {
        const date = addDays(days.from, day);
        return { date, ...toSales(byDate.get(date) ?? NONE) };
      }),
      by_hour: (await sumsByHour(tx, days)).map(toHour),
    },
  });
};

export const getRetention: Handler<'getRetention'> = async ({ query, tx, now }) => {
  const unit = query.unit ?? 'month';
  const periods = lastPeriods(unit, jakartaDate(now));
  const [first] = periods as [string];
  const rows = await cohortsSince(tx, unit, first);
  const to = addDays(nextPeriod(unit, periods.at(-1) as string), -1);
  const stale = [await staleSince(tx, { from: first, to }), await cohortsStaleSince(tx, unit, first)];
  return ok({
    data: {
      unit,
      fresh_at: stale.filter((at) => at !== null).toSorted()[0] ?? now.toISOString(),
      cohorts: toCohorts(periods, rows),
      returning: toReturning(periods, rows),
    },
  });
};

const isTried = ({ attempts }: Sums): boolean => attempts !== '0';

const NONE = { attempts: '0', converted: '0', lost: '0', paid: '0', paid_amount: '0' };
