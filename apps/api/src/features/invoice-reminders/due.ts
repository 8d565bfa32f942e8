import type { ReminderChannel } from '@dasbor/domain/invoice-reminders';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { OPEN_PAYMENT } from '../invoices/public.ts';
import { HAS_LAPSED } from './log.ts';

type Wanted = {
  channel: ReminderChannel;
  today: CalendarDate;
  most: number;
};

/** The invoices that `dueReminders` has a reminder for, earliest due date first. The caller asks it again for each. */
export const invoicesToRemind = async (tx: Tx, { channel, today, most }: Wanted): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select i.id
      from invoice i
      join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
      left join invoice_reminder_setting own on own.invoice_id = i.id
      left join invoice_reminder_schedule schedule on schedule.enabled
      left join invoice_reminder_recipient recipient
             on recipient.merchant_id = i.merchant_id and recipient.mode = i.mode
            and recipient.email = i.customer_email_key
     cross join lateral (
       select step.days, bool_or(step.channel = ${channel}) as has_channel
         from jsonb_to_recordset(coalesce(own.steps, schedule.steps)) as step (days integer, channel text)
        where i.due_date + step.days <= ${today}::date
          and (step.channel = 'whatsapp' or (i.customer_email is not null and recipient.unsubscribed_at is null))
          and (i.due_date + step.days >= case when own.steps is null then schedule.since else own.since end
               or i.issued_at >= case when own.steps is null then schedule.changed_at else own.changed_at end)
        group by step.days order by step.days desc limit 1) newest
     where i.issued_at is not null and i.deleted_at is null and o.remaining_payment > 0
       and not coalesce(own.is_paused, false) and newest.has_channel
       and not exists (select from payment p where p.order_id = o.id and p.status = any(${OPEN_PAYMENT}::text[]))
       and not exists (
         select from invoice_reminder r
          where r.invoice_id = i.id and not ${HAS_LAPSED(sql`r`)}
            and (r.days > newest.days or (r.days = newest.days and r.channel = ${channel})))
     order by i.due_date, i.id limit ${most}`);
  return rows.map(({ id }) => id);
};

export type LockedInvoice = { id: string; customer_email: string | null };

/**
 * Locks invoices and their orders, without those that another server or a payment has locked: nobody pays, and nobody else sends, until the
 * reminder is stored.
 */
export const lockFreeInvoices = (tx: Tx, ids: readonly string[]): Promise<LockedInvoice[]> =>
  tx.rows<LockedInvoice>(sql`
    select i.id, i.customer_email
      from invoice i
      join "order" o on o.merchant_id = i.merchant_id and o.mode = i.mode and o.invoice_id = i.id
     where i.id = any(${ids}::text[]) order by i.id
       for no key update of i skip locked for share of o skip locked`);
