import { COHORT_UNITS, nextPeriod, periodStart } from '@dasbor/domain/analytics';
import type { CohortUnit } from '@dasbor/domain/analytics';
import { jakartaDayBounds } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

type Day = { merchant_id: string; mode: string; day: CalendarDate };
type Period = { merchant_id: string; mode: string; unit: CohortUnit; period: CalendarDate };

/** A period is counted at once the first time, and then at most every 15 minutes: it reads all payments of a month. */
const PAUSE_MINUTES = 15;

/** Records who paid for the first time on this day, and that its week and month must be counted again. */
export const noteCohorts = async (tx: Tx, { merchant_id: merchant, mode, day }: Day): Promise<void> => {
  const { from, to } = jakartaDayBounds(day);
  // An upsert that changes nothing would still lock the row of each customer.
  await tx.run(sql`
    insert into customer_first_paid (merchant_id, mode, customer_id, day)
    select distinct merchant_id, mode, customer_id, ${day}::date
      from payment
     where merchant_id = ${merchant} and mode = ${mode} and customer_id is not null
       and completed_at >= ${from}::timestamptz and completed_at < ${to}::timestamptz
       and not exists (
         select from customer_first_paid known
          where known.merchant_id = payment.merchant_id and known.mode = payment.mode
            and known.customer_id = payment.customer_id and known.day <= ${day}::date)
    on conflict (merchant_id, mode, customer_id)
    do update set day = excluded.day where customer_first_paid.day > excluded.day`);
  for (const unit of COHORT_UNITS) {
    await tx.run(sql`
      insert into cohort_period (merchant_id, mode, unit, period, is_due)
      values (${merchant}, ${mode}, ${unit}, ${periodStart(unit, day)}, true)
      on conflict (merchant_id, mode, unit, period) do update set is_due = true`);
  }
};

/** Counts the customers of one due period by cohort, and returns whether there was one. */
export const countCohorts = async (tx: Tx): Promise<boolean> => {
  const due = await tx.maybe<Period>(sql`
    select merchant_id, mode, unit, period from cohort_period
     where is_due and (counted_at is null or counted_at < now() - make_interval(mins => ${PAUSE_MINUTES}))
     order by counted_at nulls first limit 1 for update skip locked`);
  if (!due) return false;
  await countPeriod(tx, due);
  return true;
};

const countPeriod = async (tx: Tx, { merchant_id: merchant, mode, unit, period }: Period): Promise<void> => {
  const { from } = jakartaDayBounds(period);
  const { from: to } = jakartaDayBounds(nextPeriod(unit, period));
  await tx.run(sql`
    delete from customer_cohort
     where merchant_id = ${merchant} and mode = ${mode} and unit = ${unit} and period = ${period}`);
  await tx.run(sql`
    insert into customer_cohort (merchant_id, mode, unit, period, cohort, customers)
    select ${merchant}, ${mode}, ${unit}, ${period}::date, date_trunc(${unit}, first.day)::date, count(*)
      from (select distinct customer_id from payment
             where merchant_id = ${merchant} and mode = ${mode} and customer_id is not null
               and completed_at >= ${from}::timestamptz and completed_at < ${to}::timestamptz) payer
      join customer_first_paid first
        on first.merchant_id = ${merchant} and first.mode = ${mode} and first.customer_id = payer.customer_id
     group by 5`);
  await tx.run(sql`
    update cohort_period set is_due = false, counted_at = now()
     where merchant_id = ${merchant} and mode = ${mode} and unit = ${unit} and period = ${period}`);
};
