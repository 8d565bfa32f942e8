import type { ReminderChannel } from '@dasbor/domain/invoice-reminders';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type ReminderRow = {
  id: string;
  invoice_id: string;
  invoice_number: string;
  customer_name: string;
  days: number;
  channel: ReminderChannel;
  sent_to: string;
  sent_by_name: string | null;
  created_at: string;
};

/** A mail that could not be sent before the night. It is due again in the morning. */
export const HAS_LAPSED = (reminder: Sql): Sql =>
  sql`exists (select from mail where mail.reminder_id = ${reminder}.id and mail.lapsed_at is not null)`;

const REMINDERS = sql`(
  select r.*, i.number as invoice_number, i.customer_name
    from invoice_reminder r
    join invoice i on i.merchant_id = r.merchant_id and i.mode = r.mode and i.id = r.invoice_id
   where not ${HAS_LAPSED(sql`r`)}) as reminder`;

export const selectReminders = (tx: Tx, conditions: Sql, window: Sql): Promise<ReminderRow[]> =>
  tx.rows<ReminderRow>(sql`
    select id, invoice_id, invoice_number, customer_name, days, channel, sent_to, sent_by_name, created_at
      from ${REMINDERS} where ${conditions} ${window}`);

export const countReminders = async (tx: Tx, conditions: Sql): Promise<number> =>
  Number(
    (await tx.one<{ total: string }>(sql`select count(*) as total from ${REMINDERS} where ${conditions}`))
      .total,
  );

/** The latest reminders of one invoice, oldest first. */
export const remindersOf = async (tx: Tx, invoiceId: string, most: number): Promise<ReminderRow[]> => {
  const newest = sql`order by created_at desc, id desc limit ${most}`;
  return (await selectReminders(tx, sql`invoice_id = ${invoiceId}`, newest)).toReversed();
};

export type NewReminder = Pick<
  ReminderRow,
  'id' | 'invoice_id' | 'days' | 'channel' | 'sent_to' | 'sent_by_name'
>;

/** Answers the ids of those that were not sent before. */
export const insertReminders = async (
  tx: Tx,
  reminders: readonly NewReminder[],
  now: Date,
): Promise<Set<string>> => {
  const rows = await tx.rows<{ id: string }>(sql`
    insert into invoice_reminder
      (merchant_id, mode, invoice_id, days, channel, id, sent_to, sent_by_name, created_at, search_text)
    select i.merchant_id, i.mode, i.id, n.days, n.channel, n.id, n.sent_to, n.sent_by_name, ${now}::timestamptz,
           lower(concat_ws(' ', n.id, i.search_text))
      from json_populate_recordset(null::invoice_reminder, ${JSON.stringify(reminders)}::json) n
      join invoice i on i.id = n.invoice_id
    on conflict (merchant_id, mode, invoice_id, days, channel)
    do update set id = excluded.id, sent_to = excluded.sent_to, created_at = excluded.created_at,
                  search_text = excluded.search_text
     where ${HAS_LAPSED(sql`invoice_reminder`)}
    returning id`);
  return new Set(rows.map(({ id }) => id));
};
