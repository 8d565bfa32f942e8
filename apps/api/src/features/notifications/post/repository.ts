import type { NotificationEvent, Post } from '@dasbor/domain/notifications';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';

export type DuePost = { merchantId: string; mode: Mode; userId: string; channel: Post };

/** Locks the post that is due for the longest time. A second server takes the next one. */
export const takeDue = (tx: Tx, now: Date): Promise<DuePost | undefined> =>
  tx.maybe<DuePost>(sql`
    select merchant_id as "merchantId", mode, user_id as "userId", channel from notification_post
     where due_at <= ${now} order by due_at limit 1 for update skip locked`);

const isOf = ({ merchantId, mode, userId }: DuePost) =>
  sql`merchant_id = ${merchantId} and mode = ${mode} and user_id = ${userId}`;

export const postpone = async (tx: Tx, post: DuePost, dueAt: Date): Promise<void> => {
  await tx.run(sql`
    update notification_post set due_at = ${dueAt} where ${isOf(post)} and channel = ${post.channel}`);
};

export const removePost = async (tx: Tx, post: DuePost): Promise<void> => {
  await tx.run(sql`delete from notification_post where ${isOf(post)} and channel = ${post.channel}`);
};

export type Waiting = {
  id: string;
  event: NotificationEvent;
  name: string | null;
  amount: string | null;
  count: number | null;
  read_at: string | null;
};

/** Oldest first. */
export const waitingFor = (tx: Tx, post: DuePost): Promise<Waiting[]> =>
  tx.rows<Waiting>(sql`
    select id, event, name, amount, count, read_at from notification
     where ${isOf(post)} and ${raw(post.channel)} = 'waiting' order by created_at, id for update`);

export const closeWaiting = async (
  tx: Tx,
  post: DuePost,
  { ids, as }: { ids: readonly string[]; as: 'sent' | 'dropped' },
): Promise<void> => {
  await tx.run(sql`
    update notification set ${raw(post.channel)} = ${as} where ${isOf(post)} and id = any(${ids}::text[])`);
};
