import type { ReminderFacts, ReminderStep } from '@dasbor/domain/invoice-reminders';
import type { CalendarDate } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { INVOICES } from '../invoices/public.ts';
import { HAS_LAPSED } from './log.ts';

/** An invoice with everything that decides about its reminders. */
export type RemindedRow = {
  id: string;
  number: string | null;
  customer_name: string;
  customer_email: string | null;
  customer_mobile: string;
  due_date: CalendarDate;
  checkout_slug: string | null;
  issued_at: string | null;
  outstanding_amount: string;
  has_open_payment: boolean;
  is_paused: boolean;
  is_own: boolean;
  is_unsubscribed: boolean;
  steps: readonly ReminderStep[] | null;
  since: CalendarDate | null;
  changed_at: string | null;
  done: readonly ReminderStep[];
};

export const findReminded = (tx: Tx, ids: readonly string[]): Promise<RemindedRow[]> =>
  tx.rows<RemindedRow>(sql`
    select invoice.id, number, customer_name, customer_email, customer_mobile, due_date, checkout_slug, issued_at,
           outstanding_amount, has_open_payment, coalesce(own.is_paused, false) as is_paused,
           own.steps is not null as is_own, recipient.unsubscribed_at is not null as is_unsubscribed,
           coalesce(own.steps, schedule.steps) as steps,
           case when own.steps is null then schedule.since else own.since end as since,
           case when own.steps is null then schedule.changed_at else own.changed_at end as changed_at,
           coalesce((select jsonb_agg(jsonb_build_object('days', r.days, 'channel', r.channel))
                       from invoice_reminder r
                      where r.invoice_id = invoice.id and not ${HAS_LAPSED(sql`r`)}), '[]') as done
      from ${INVOICES}
      left join invoice_reminder_setting own on own.invoice_id = invoice.id
      left join invoice_reminder_schedule schedule on schedule.enabled
      left join invoice_reminder_recipient recipient
             on recipient.merchant_id = invoice.merchant_id and recipient.mode = invoice.mode
            and recipient.email = customer_email_key
     where invoice.id = any(${ids}::text[])
     order by due_date, invoice.id`);

export const factsOf = (row: RemindedRow): ReminderFacts => ({
  isIssued: row.issued_at !== null,
  isPaid: Number(row.outstanding_amount) === 0,
  hasOpenPayment: row.has_open_payment,
  isPaused: row.is_paused,
  hasEmail: row.customer_email !== null,
  isUnsubscribed: row.is_unsubscribed,
  dueDate: row.due_date,
  steps: row.steps ?? [],
  since: row.since ?? row.due_date,
  isIssuedAfterSchedule: Date.parse(row.issued_at ?? '') >= Date.parse(row.changed_at ?? ''),
  done: row.done,
});
