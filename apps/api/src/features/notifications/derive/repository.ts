import type { NotificationEvent, Post } from '@dasbor/domain/notifications';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { outbox } from '../../../platform/work/outbox.ts';
import type { Relayed } from './occurrence.ts';

/** The dashboard of this person only (`streamEvents`). */
export const TOPIC = 'notification.updated';

export const tellPerson = (tx: Tx, userId: string, status: 'created' | 'read'): Promise<void> =>
  outbox.add(tx, { topic: TOPIC, aggregate: userId, payload: { status } });

/** The next rows of the outbox, and how often the first of them failed. */
export const readOn = async (tx: Tx, most: number): Promise<{ rows: Relayed[]; failures: number }> => {
  const { seq, failures } = await tx.one<{ seq: string; failures: number }>(
    sql`select seq, failures from notification_place`,
  );
  const rows = await tx.rows<Relayed>(sql`
    select id::text as id, seq, merchant_id, mode, topic, aggregate, payload from outbox
     where seq > ${seq} order by seq limit ${most}`);
  return { rows, failures };
};

/** Another server may be further. */
export const moveOn = async (tx: Tx, seq: string): Promise<void> => {
  await tx.run(sql`update notification_place set seq = ${seq}, failures = 0 where seq < ${seq}`);
};

export const noteFailure = async (tx: Tx, seqBefore: string): Promise<void> => {
  await tx.run(sql`update notification_place set failures = failures + 1 where seq < ${seqBefore}`);
};

export type NewNotification = {
  id: string;
  user_id: string;
  event: NotificationEvent;
  occasion: string;
  subject_id: string;
  name: string | null;
  amount: number | string | null;
  count: number | null;
  in_app: boolean;
  mail: 'waiting' | null;
  whatsapp: 'waiting' | null;
  created_at: Date;
};

/** Returns the ids of those who were not told of this occasion before. */
export const insertNotifications = async (tx: Tx, rows: readonly NewNotification[]): Promise<Set<string>> => {
  const inserted = await tx.rows<{ user_id: string }>(sql`
    insert into notification (merchant_id, mode, id, user_id, event, occasion, subject_id, name, amount, count, in_app, mail, whatsapp,
                              created_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, user_id, event, occasion, subject_id, name, amount, count,
           in_app, mail, whatsapp, created_at
      from json_populate_recordset(null::notification, ${JSON.stringify(rows)}::json)
        on conflict (merchant_id, mode, user_id, event, occasion) do nothing
    returning user_id`);
  return new Set(inserted.map((row) => row.user_id));
};

/** Keeps the earlier time of what already waits. */
export const addPost = async (
  tx: Tx,
  { userId, channel, dueAt }: { userId: string; channel: Post; dueAt: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into notification_post (merchant_id, mode, user_id, channel, due_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${userId}, ${channel}, ${dueAt})
    on conflict (merchant_id, mode, user_id, channel) do update set due_at = least(notification_post.due_at, excluded.due_at)`);
};

export const findPaidLink = (tx: Tx, id: string) =>
  tx.maybe<{ reference: string; amount: string }>(sql`
    select o.reference_id as reference, o.total_amount - o.discount_amount as amount
      from payment_link l join "order" o on o.merchant_id = l.merchant_id and o.mode = l.mode and o.id = l.order_id
     where l.id = ${id}`);

export const findPublished = (tx: Tx, id: string) =>
  tx.maybe<{ event: string; subject_id: string }>(
    sql`select event, subject_id from webhook_event where id = ${id}`,
  );

export const findCompletedTopUp = (tx: Tx, id: string) =>
  tx.maybe<{ amount: string; subaccount: string | null }>(sql`
    select t.amount, s.name as subaccount
      from top_up t left join subaccount s on s.merchant_id = t.merchant_id and s.mode = t.mode and s.id = t.holder
     where t.id = ${id} and t.status = 'completed'`);

export const findExportFile = (tx: Tx, id: string) =>
  tx.maybe<{ created_by_id: string; rows_written: number; schedule_id: string | null }>(
    sql`select created_by_id, rows_written, schedule_id from export_file where id = ${id}`,
  );

export const nameOfUser = (tx: Tx, id: string) =>
  tx.maybe<{ name: string; role_name: string }>(sql`
    select u.name, r.name as role_name from user_account u
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.user_id = ${id} and u.status = 'active'`);

export const nameOfWebhook = (tx: Tx, id: string) =>
  tx.maybe<{ name: string }>(sql`select name from webhook where id = ${id}`);
