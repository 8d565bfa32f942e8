import type { CalendarDate } from '@dasbor/domain/kernel';
import type { LedgerHolder } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { DueRow } from './calendar-rows.ts';

/** The day from which the due day of a payment counts. */
export const DAY_PAID = sql`coalesce(paid_on, (completed_at at time zone 'Asia/Jakarta')::date)`;

/** The unsettled payments of a balance that are due up to this day, by day, method and channel, the largest amount of a day first. */
export const sumByDueDay = (
  tx: Tx,
  { holder, upTo }: { holder: LedgerHolder; upTo: CalendarDate },
): Promise<DueRow[]> =>
  tx.rows<DueRow>(sql`
    select settlement_due_date::text as due_date, method, channel,
           min(${DAY_PAID})::text as paid_from, max(${DAY_PAID})::text as paid_to,
           count(*) as payment_count, sum(paid_amount) as paid_amount, sum(mdr_fee) as mdr_fee, sum(ppn) as ppn,
           sum(deducted) as deducted
      from payment
     where settlement_status = 'need_to_settle' and ${ofHolder(holder)}
       and settlement_due_date <= ${upTo}::date
     group by settlement_due_date, method, channel
     order by settlement_due_date, sum(paid_amount) desc, method, channel`);
