import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../db/db.ts';
import type { Tx } from '../db/tx.ts';

export type MailKind =
  | 'login_otp'
  | 'confirmation_otp'
  | 'reset_password'
  | 'verify_email'
  | 'invitation'
  | 'ownership_notice'
  | 'account_exists'
  | 'whatsapp_code'
  | 'confirm_email'
  | 'email_changed'
  | 'account_deleted'
  | 'export_report'
  | 'password_changed'
  | 'two_step_changed'
  | 'new_device'
  | 'webhook_notice'
  | 'balance_notice'
  | 'destination_account_notice'
  | 'security_notice'
  | 'access_request'
  | 'refund_link'
  | 'refund_claimed'
  | 'payment_link'
  | 'invoice'
  | 'invoice_reminder'
  | 'quotation'
  | 'onboarding_notice'
  | 'notification';
export type Mail = {
  /** Null before there is one. */
  merchantId: string | null;
  /** A number instead of an address gets the text by WhatsApp. */
  recipient: string;
  kind: MailKind;
  subject: string;
  body: string;
  now: Date;
};

export type ReminderMail = Omit<Mail, 'kind' | 'merchantId'> & {
  merchantId: string;
  reminderId: string;
  /** It lapses at this time if it was not sent. */
  notAfter: Date;
};

/** Sends one mail; throws if the mail server does not accept it. */
export type Transport = (mail: { to: string; subject: string; text: string }) => Promise<void>;

export const mail = {
  /** Stored in the transaction of the change that causes it, and sent after the commit. */
  queue: async (tx: Tx, { merchantId, recipient, kind, subject, body, now }: Mail): Promise<void> => {
    await tx.run(sql`
      insert into mail (merchant_id, recipient, kind, subject, body, created_at)
      values (${merchantId}, ${recipient}, ${kind}, ${subject}, ${body}, ${now})`);
  },
  /** Many mails at once, which wait for all others. */
  queueReminders: async (tx: Tx, mails: readonly ReminderMail[]): Promise<void> => {
    const rows = mails.map(({ merchantId, recipient, subject, body, now, reminderId, notAfter }) => ({
      merchant_id: merchantId,
      recipient,
      subject,
      body,
      created_at: now,
      reminder_id: reminderId,
      not_after: notAfter,
    }));
    await tx.run(sql`
      insert into mail (merchant_id, recipient, kind, subject, body, created_at, reminder_id, not_after)
      select merchant_id, recipient, 'invoice_reminder', subject, body, created_at, reminder_id, not_after
        from json_populate_recordset(null::mail, ${JSON.stringify(rows)}::json)`);
  },
};

/** Without its text if it lapsed. */
type Waiting = { id: string; recipient: string; subject: string | null; body: string | null };

const MOST_ATTEMPTS = 5;

const isWaiting = (now: Date): Sql => sql`
  sent_at is null and body is not null and attempts < ${MOST_ATTEMPTS}
  and (next_attempt_at is null or next_attempt_at <= ${now})`;

/** Not while a server is sending it. */
const lapse = (tx: Tx, now: Date): Promise<number> =>
  tx.run(sql`
    update mail set lapsed_at = ${now}, subject = null, body = null
     where sent_at is null and lapsed_at is null and reminder_id is not null and not_after <= ${now}
       and (next_attempt_at is null or next_attempt_at <= ${now})`);

/**
 * Somebody paid or began to pay since a reminder was queued, its invoice was deleted, its reminders were paused, or its customer unsubscribed. The
 * job decides again whether one is due.
 */
const IS_OUTDATED = sql`
  exists (
    select from invoice_reminder r
      join "order" o on o.merchant_id = r.merchant_id and o.mode = r.mode and o.invoice_id = r.invoice_id
      join invoice_reminder_recipient to_whom
        on to_whom.merchant_id = r.merchant_id and to_whom.mode = r.mode and to_whom.email = lower(r.sent_to)
      left join invoice_reminder_setting own
             on own.merchant_id = r.merchant_id and own.mode = r.mode and own.invoice_id = r.invoice_id
     where r.merchant_id = mail.merchant_id and r.mode in ('live', 'sandbox') and r.id = mail.reminder_id
       and (o.remaining_payment = 0 or o.updated_at > mail.created_at or own.is_paused
            or to_whom.unsubscribed_at is not null))`;

/**
 * Sends the oldest queued mail and deletes its text, which holds a code or a link. A failed mail is retried after 1, 2, 4 and 8 minutes.
 * Returns whether a mail was queued.
 */
export const sendOneMail = async (db: Db, transport: Transport, now: Date): Promise<boolean> => {
  const waiting = await db.system((tx) =>
    tx.maybe<Waiting>(sql`
      with next as (
        select id, ${IS_OUTDATED} as is_outdated from mail
         where id = coalesce(
                 (select id from mail where reminder_id is null and ${isWaiting(now)} order by id limit 1 for update skip locked),
                 (select id from mail
                   where reminder_id is not null and lapsed_at is null and not_after > ${now} and ${isWaiting(now)}
                   order by id limit 1 for update skip locked)))
      update mail set attempts = attempts + 1,
             next_attempt_at = ${now}::timestamptz + make_interval(mins => (1 << attempts)),
             lapsed_at = case when is_outdated then ${now}::timestamptz end,
             subject = case when not is_outdated then subject end, body = case when not is_outdated then body end
        from next where mail.id = next.id
      returning mail.id, recipient, subject, body`),
  );
  if (!waiting) {
    await db.system((tx) => lapse(tx, now));
    return false;
  }
  const { id, recipient: to, subject, body: text } = waiting;
  if (subject === null || text === null) return true;
  await transport({ to, subject, text });
  await db.system((tx) =>
    tx.run(sql`update mail set sent_at = ${now}, subject = null, body = null where id = ${id}`),
  );
  return true;
};
