import type { NotificationEvent, Post } from '@dasbor/domain/notifications';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';

export type DuePost = { merchantId: string; mode: Mode; userId: string; channel: Post };

/** The post that is due for the longest time and that no other server is sending. */
export const nextDue = (tx: Tx, now: Date): Promise<DuePost | undefined> =>
  tx.maybe<DuePost>(sql`
    select merchant_id as "merchantId", mode, user_id as "userId", channel from notification_post
     where due_at <= ${now} order by due_at limit 1 for update skip locked`);

/** Locks it. False if another server took it first. */
export const takePost = async (tx: Tx, post: DuePost, now: Date): Promise<boolean> => {
  const taken = await tx.rows(sql`
    select 1 from notification_post
     where ${isOf(post)} and channel = ${post.channel} and due_at <= ${now} for update skip locked`);
  return taken.length > 0;
};

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
  subject_id: string;
  name: string | null;
  amount: string | null;
  count: number | null;
  read_at: string | null;
};

/** Oldest first. */
export const waitingFor = (tx: Tx, post: DuePost): Promise<Waiting[]> =>
  tx.rows<Waiting>(sql`
    select id, event, subject_id, name, amount, count, read_at from notification
     where ${isOf(post)} and ${raw(post.channel)} = 'waiting' order by created_at, id for update`);

export const closeWaiting = async (
  tx: Tx,
  post: DuePost,
  { ids, as }: { ids: readonly string[]; as: 'sent' | 'dropped' },
): Promise<void> => {
  await tx.run(sql`
    update notification set ${raw(post.channel)} = ${as} where ${isOf(post)} and id = any(${ids}::text[])`);
};
