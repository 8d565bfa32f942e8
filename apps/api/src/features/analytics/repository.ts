import type { CohortUnit } from '@dasbor/domain/analytics';
import { jakartaDayBounds } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type Dimension = 'channel' | 'hour' | 'amount' | 'failure';

/** Sums over days; all numbers as text. */
export type Sums = {
  attempts: string;
  converted: string;
  lost: string;
  lost_amount: string;
  paid: string;
  paid_amount: string;
  fees: string;
};
export type KeySums = Sums & { key: string };
export type DaySums = Sums & { day: CalendarDate };
export type HourSums = Sums & { weekday: number; key: string };
export type Orders = { orders: string; attempted: string; paid: string };

const SUMS = sql`
  coalesce(sum(attempts), 0) as attempts, coalesce(sum(converted), 0) as converted, coalesce(sum(lost), 0) as lost,
  coalesce(sum(lost_amount), 0) as lost_amount, coalesce(sum(paid), 0) as paid,
  coalesce(sum(paid_amount), 0) as paid_amount, coalesce(sum(fees), 0) as fees`;

const within = ({ from, to }: DateRange): Sql => sql`day between ${from}::date and ${to}::date`;

export const sumsByKey = (tx: Tx, dimension: Dimension, days: DateRange): Promise<KeySums[]> =>
  tx.rows<KeySums>(sql`
    select key, ${SUMS} from payment_day where dimension = ${dimension} and ${within(days)} group by key order by key`);

export const sumsByDay = (tx: Tx, days: DateRange): Promise<DaySums[]> =>
  tx.rows<DaySums>(sql`
    select day, ${SUMS} from payment_day where dimension = 'hour' and ${within(days)} group by day order by day`);

/** Weekdays from 1 (Monday) to 7. */
export const sumsByHour = (tx: Tx, days: DateRange): Promise<HourSums[]> =>
  tx.rows<HourSums>(sql`
    select extract(isodow from day)::int as weekday, key, ${SUMS}
      from payment_day where dimension = 'hour' and ${within(days)}
     group by 1, 2 having sum(paid) > 0 order by 1, 2`);

export const sumsOf = (tx: Tx, days: DateRange): Promise<Sums> =>
  tx.one<Sums>(sql`select ${SUMS} from payment_day where dimension = 'hour' and ${within(days)}`);

/** The sums of a day up to a time, from the payments themselves. */
export const sumsUntil = (tx: Tx, day: CalendarDate, until: Date): Promise<Sums> => {
  const { from } = jakartaDayBounds(day);
  return tx.one<Sums>(sql`
    select ${SUMS} from (
      select 1 as attempts, (status = 'completed')::int as converted,
             (status in ('cancelled', 'rejected', 'failed'))::int as lost,
             case when status in ('cancelled', 'rejected', 'failed') then amount - admin_fee else 0 end as lost_amount,
             0 as paid, 0 as paid_amount, 0 as fees
        from payment where created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
       union all
      select 0, 0, 0, 0, 1, paid_amount - admin_fee, case when mdr_fee_payer = 'merchant' then mdr_fee + ppn else 0 end
        from payment
       where completed_at is not null and completed_at >= ${from}::timestamptz and completed_at < ${until}::timestamptz
    ) counted`);
};

export const ordersOf = (tx: Tx, days: DateRange): Promise<Orders> =>
  tx.one<Orders>(sql`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(attempted), 0) as attempted, coalesce(sum(paid), 0) as paid
      from order_day where ${within(days)}`);

export const ordersUntil = (tx: Tx, day: CalendarDate, until: Date): Promise<Orders> => {
  const { from } = jakartaDayBounds(day);
  return tx.one<Orders>(sql`
    select count(*) as orders, count(*) filter (where status = 'completed') as paid,
           count(*) filter (where exists (
             select from payment p where (p.merchant_id, p.mode, p.order_id) = (o.merchant_id, o.mode, o.id))) as attempted
      from "order" o where created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz`);
};

/** The oldest change that is not in the figures of these days yet; null if there is none. */
export const staleSince = async (tx: Tx, days?: DateRange): Promise<string | null> => {
  const { noted_at } = await tx.one<{ noted_at: string | null }>(sql`
    select min(noted_at) as noted_at from analytics_due ${days ? sql`where ${within(days)}` : empty}`);
  return noted_at;
};

export type CohortRow = { period: CalendarDate; cohort: CalendarDate; customers: string };

export const cohortsSince = (tx: Tx, unit: CohortUnit, first: CalendarDate): Promise<CohortRow[]> =>
  tx.rows<CohortRow>(sql`
    select period, cohort, customers from customer_cohort
     where unit = ${unit} and period >= ${first}::date order by cohort, period`);

/** When the oldest due period of these was counted; null if none is due or it was never counted. */
export const cohortsStaleSince = async (
  tx: Tx,
  unit: CohortUnit,
  first: CalendarDate,
): Promise<string | null> => {
  const { counted_at } = await tx.one<{ counted_at: string | null }>(sql`
    select min(counted_at) as counted_at from cohort_period
     where unit = ${unit} and period >= ${first}::date and is_due`);
  return counted_at;
};
