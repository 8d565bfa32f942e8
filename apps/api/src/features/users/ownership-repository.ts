import type { OwnershipStatus } from '@dasbor/domain/users';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type OwnershipRow = {
  id: string;
  giver_id: string;
  giver_name: string;
  receiver_id: string;
  receiver_name: string;
  status: OwnershipStatus;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
};

const transferWhere = (condition: Sql): Sql => sql`
  select t.id, t.giver_id, g.name as giver_name, t.receiver_id, r.name as receiver_name, t.status, t.created_at, t.expires_at, t.ended_at
    from ownership_transfer t
    join user_account g on g.user_id = t.giver_id
    join user_account r on r.user_id = t.receiver_id
   where ${condition}`;

export const findTransfer = (tx: Tx, id: string): Promise<OwnershipRow | undefined> =>
  tx.maybe<OwnershipRow>(transferWhere(sql`t.id = ${id}`));

/** The one that waits, unless it has expired. */
export const waitingTransfer = (tx: Tx, now: Date): Promise<OwnershipRow | undefined> =>
  tx.maybe<OwnershipRow>(transferWhere(sql`t.status = 'waiting' and t.expires_at > ${now}`));

type NewTransfer = { id: string; giverId: string; receiverId: string; now: Date; expiresAt: Date };

/** One that nobody accepted in time makes room. */
export const insertTransfer = async (tx: Tx, transfer: NewTransfer): Promise<void> => {
  const { id, giverId, receiverId, now, expiresAt } = transfer;
  await tx.run(sql`
    update ownership_transfer set status = 'expired', ended_at = expires_at where status = 'waiting' and expires_at <= ${now}`);
  await tx.run(sql`
    insert into ownership_transfer (merchant_id, id, giver_id, receiver_id, created_at, expires_at)
    values (current_setting('app.merchant_id'), ${id}, ${giverId}, ${receiverId}, ${now}, ${expiresAt})`);
};

export const endTransfer = async (tx: Tx, id: string, status: OwnershipStatus, now: Date): Promise<void> => {
  await tx.run(
    sql`update ownership_transfer set status = ${status}, ended_at = ${now} where id = ${id} and status = 'waiting'`,
  );
};
