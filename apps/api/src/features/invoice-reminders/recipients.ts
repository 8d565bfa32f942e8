import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { newSlug } from '../../platform/slug.ts';

type Recipient = { email: string; slug: string; unsubscribed_at: string | null };

/** The slugs of email addresses, by address in lower case. Who unsubscribes now waits until the caller's mails are queued. */
export const recipientsOf = async (tx: Tx, emails: readonly string[]): Promise<Map<string, Recipient>> => {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))].toSorted();
  const rows = wanted.map((email) => ({ email, slug: newSlug() }));
  await tx.run(sql`
    insert into invoice_reminder_recipient (merchant_id, mode, email, slug)
    select current_setting('app.merchant_id'), current_setting('app.mode'), email, slug
      from json_populate_recordset(null::invoice_reminder_recipient, ${JSON.stringify(rows)}::json)
    on conflict (merchant_id, mode, email) do nothing`);
  const found = await tx.rows<Recipient>(sql`
    select email, slug, unsubscribed_at from invoice_reminder_recipient
     where email = any(${wanted}::text[]) order by email for share`);
  return new Map(found.map((row) => [row.email, row]));
};

export const findMerchantOfSlug = (
  tx: Tx,
  slug: string,
): Promise<{ merchant_id: string; mode: Mode } | undefined> =>
  tx.maybe(sql`select merchant_id, mode from invoice_reminder_recipient where slug = ${slug}`);

export const findRecipient = (tx: Tx, slug: string): Promise<Recipient | undefined> =>
  tx.maybe<Recipient>(
    sql`select email, slug, unsubscribed_at from invoice_reminder_recipient where slug = ${slug}`,
  );

/** Null subscribes again. Answers whether it changed anything. */
export const setUnsubscribed = async (tx: Tx, slug: string, at: Date | null): Promise<boolean> =>
  (await tx.run(sql`
    update invoice_reminder_recipient set unsubscribed_at = ${at}
     where slug = ${slug} and (unsubscribed_at is null) <> ${at === null}`)) > 0;

export const unsubscribedRecipients = (tx: Tx, most: number): Promise<Recipient[]> =>
  tx.rows<Recipient>(sql`
    select email, slug, unsubscribed_at from invoice_reminder_recipient
     where unsubscribed_at is not null order by unsubscribed_at desc, email limit ${most}`);
