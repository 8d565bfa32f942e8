import { AMOUNT_BANDS } from '@dasbor/domain/analytics';
import { jakartaDayBounds } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { noteCohorts } from './cohorts.ts';

type Day = { merchant_id: string; mode: string; day: CalendarDate };

/**
 * Computes the figures of one due day again, and returns whether there was one. Two servers never compute the same day at once. What is
 * committed meanwhile makes the day due again.
 */
export const refreshDay = async (tx: Tx): Promise<boolean> => {
  const due = await tx.maybe<Day>(sql`
    select merchant_id, mode, day
      from (select merchant_id, mode, day from analytics_due
             group by merchant_id, mode, day order by min(noted_at), day limit 20) waiting
     where pg_try_advisory_xact_lock(hashtextextended(merchant_id || mode || day, ${LOCK}))
     limit 1`);
  if (!due) return false;
  await tx.run(sql`
    delete from analytics_due
     where merchant_id = ${due.merchant_id} and mode = ${due.mode} and day = ${due.day}`);
  await countPayments(tx, due);
  await countOrders(tx, due);
  await noteCohorts(tx, due);
  return true;
};

/** Any number that no other advisory lock uses. */
const LOCK = 406;

const countPayments = async (tx: Tx, { merchant_id: merchant, mode, day }: Day): Promise<void> => {
  const { from, to } = jakartaDayBounds(day);
  const within = (column: Sql) => sql`
    merchant_id = ${merchant} and mode = ${mode} and ${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz`;
  await tx.run(sql`
    delete from payment_day where merchant_id = ${merchant} and mode = ${mode} and day = ${day}`);
  await tx.run(sql`
    with counted as (
      select method, channel, created_at as at, amount - admin_fee as amount, failure_code,
             1 as attempts, (status = 'completed')::int as converted,
             (status in ('cancelled', 'rejected', 'failed'))::int as lost,
             0 as paid, 0 as paid_amount, 0 as fees
        from payment where ${within(sql`created_at`)}
       union all
      select method, channel, completed_at, paid_amount - admin_fee, null, 0, 0, 0, 1, paid_amount - admin_fee,
             case when mdr_fee_payer = 'merchant' then mdr_fee + ppn else 0 end
        from payment where completed_at is not null and ${within(sql`completed_at`)}
    )
    insert into payment_day (merchant_id, mode, dimension, day, key, attempts, converted, lost, lost_amount, paid, paid_amount, fees)
    select ${merchant}, ${mode}, dimension, ${day}, key, sum(attempts), sum(converted), sum(lost), sum(amount * lost), sum(paid),
           sum(paid_amount), sum(fees)
      from counted cross join lateral (values
        ('channel', method || '/' || channel),
        ('hour', to_char(at at time zone interval '+07:00', 'HH24')),
        ('amount', width_bucket(amount, ${AMOUNT_BANDS}::bigint[])::text),
        ('failure', case when lost = 1 then coalesce(failure_code, '') || '/' || method end)
      ) keys (dimension, key)
     where key is not null
     group by dimension, key`);
};

const countOrders = async (tx: Tx, { merchant_id: merchant, mode, day }: Day): Promise<void> => {
  const { from, to } = jakartaDayBounds(day);
  await tx.run(sql`
    insert into order_day (merchant_id, mode, day, orders, attempted, paid)
    select ${merchant}, ${mode}, ${day}, count(*),
           count(*) filter (where exists (
             select from payment p where (p.merchant_id, p.mode, p.order_id) = (o.merchant_id, o.mode, o.id))),
           count(*) filter (where status = 'completed')
      from "order" o
     where merchant_id = ${merchant} and mode = ${mode} and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
    on conflict (merchant_id, mode, day)
    do update set orders = excluded.orders, attempted = excluded.attempted, paid = excluded.paid`);
};
