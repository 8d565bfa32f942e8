import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Buyer, LinkRow, PaidBy } from './rows.ts';

const LINK = sql`(
  select l.*, o.reference_id, o.customer_id, o.total_amount, o.items, o.notes, o.checkout_slug, o.status as order_status,
         o.updated_at as order_updated_at, o.expires_at, o.completed_at
    from payment_link l
    join "order" o on o.merchant_id = l.merchant_id and o.mode = l.mode and o.id = l.order_id) as link`;

export const selectLinks = (tx: Tx, conditions: Sql, window: Sql): Promise<LinkRow[]> =>
  tx.rows<LinkRow>(sql`
    select id, order_id, expiry_days, admin_fee_method, customer_name, customer_email, customer_mobile, customer_address,
           customer_city, customer_state, customer_postal_code, is_notification_enabled, email_subject, email_content,
           created_by_id, created_by_name, sent_at, cancelled_at, cancelled_by_name, created_at, reference_id, customer_id,
           total_amount, items, notes, checkout_slug, order_status, order_updated_at, expires_at,
           completed_at
      from ${LINK} where ${conditions} ${window}`);

export const countLinks = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from ${LINK} where ${conditions}`,
  );
  return Number(total);
};

export const findLink = async (tx: Tx, id: string): Promise<LinkRow | undefined> =>
  (await selectLinks(tx, sql`id = ${id}`, empty))[0];

/** A second mail at the same time waits, and then finds the first. */
export const lockLink = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.maybe(sql`select id from payment_link where id = ${id} for update`);

/** How each of these orders was paid. */
export const paidBy = async (tx: Tx, orderIds: readonly string[]): Promise<Map<string, PaidBy>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.rows<PaidBy & { order_id: string }>(sql`
    select order_id, method, channel from payment
     where order_id = any(${orderIds}::text[]) and status = 'completed' order by completed_at`);
  return new Map(rows.map(({ order_id, ...paid }) => [order_id, paid]));
};

export type NewLink = Buyer &
  Pick<
    LinkRow,
    | 'id'
    | 'order_id'
    | 'expiry_days'
    | 'admin_fee_method'
    | 'is_notification_enabled'
    | 'email_subject'
    | 'email_content'
    | 'created_by_id'
    | 'created_by_name'
    | 'created_at'
  > & { search_text: string; upload_id?: string | null; upload_row?: number | null };

export const insertLinks = async (
  tx: Tx,
  rows: readonly NewLink[],
  { merchantId, mode }: { merchantId: string; mode: string },
): Promise<void> => {
  const values = rows.map((row) => ({ ...row, merchant_id: merchantId, mode }));
  await tx.run(sql`
    insert into payment_link select * from json_populate_recordset(null::payment_link, ${JSON.stringify(values)}::json)`);
};

/** The caller has locked the link, or has just made it. */
export const insertMail = async (
  tx: Tx,
  mail: { linkId: string; sentTo: string; sentBy: string; now: Date },
): Promise<void> => {
  const { linkId, sentTo, sentBy, now } = mail;
  await tx.run(sql`
    insert into payment_link_mail (merchant_id, mode, link_id, number, sent_to, sent_by_name, sent_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), ${linkId}, coalesce(max(number), 0) + 1,
           ${sentTo}, ${sentBy}, ${now}
      from payment_link_mail where link_id = ${linkId}`);
  await tx.run(sql`update payment_link set sent_at = ${now} where id = ${linkId}`);
};

export const markCancelled = async (
  tx: Tx,
  { id, byName, now }: { id: string; byName: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update payment_link set cancelled_at = ${now}, cancelled_by_name = ${byName} where id = ${id}`);
};

export const selectCreators = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`
    select user_id as id, name from user_account
     where exists (select from payment_link where created_by_id = user_id) order by lower(name), user_id limit 200`);

export const merchantName = async (tx: Tx): Promise<string> =>
  (await tx.one<{ name: string }>(sql`select name from merchant`)).name;
