import { newId } from '@dasbor/domain/kernel';
import { eventRule } from '@dasbor/domain/notifications';
import type { NotificationEvent } from '@dasbor/domain/notifications';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tx.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import type { Random } from './random.ts';
import { insertRows } from './store.ts';

const KOPI = DEMO_MERCHANTS.kopi.id;
const DAY_MS = 86_400_000;

type Seen = {
  id: string;
  name: string | null;
  amount: string | null;
  count: number | null;
  at: string;
  /** Only they, or everybody but they, are told. */
  makers: string[] | null;
};

/** What the coffee roaster's people were told in the last days: of records that the demo has. Older than a day is read. */
export const seedNotifications = async (
  tx: Tx,
  { now, random }: { now: Date; random: Random },
): Promise<void> => {
  const people = await tx.rows<{ user_id: string; permissions: string[] }>(sql`
    select u.user_id, r.permissions from user_account u
      join role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
     where u.merchant_id = ${KOPI} and u.status = 'active'`);
  const rows = [];
  for (const { event, of } of TOLD) {
    const { needs, to } = eventRule(event);
    for (const seen of await tx.rows<Seen>(of)) {
      const told = people.filter(
        ({ user_id: id, permissions }) =>
          (needs.permission === undefined || permissions.includes(needs.permission)) &&
          (to === 'readers' || (seen.makers ?? []).includes(id) === (to === 'makers')),
      );
      const at = new Date(seen.at);
      for (const { user_id } of told)
        rows.push({
          mode: 'live',
          id: newId('notification', at, random.bytes(10)),
          user_id,
          event,
          occasion: seen.id,
          subject_id: seen.id,
          name: seen.name,
          amount: seen.amount,
          count: seen.count,
          in_app: true,
          read_at: now.getTime() - at.getTime() > DAY_MS ? new Date(at.getTime() + 3_600_000) : null,
          created_at: at,
        });
    }
  }
  await insertRows(tx, 'notification', rows, KOPI);
};

const isLive = sql`merchant_id = ${KOPI} and mode = 'live'`;
const NEWEST = sql`order by at desc limit 5`;

const TOLD: readonly { event: NotificationEvent; of: Sql }[] = [
  {
    event: 'disbursement_waiting',
    of: sql`
      select id, name, amount, payouts as count, submitted_at as at, maker_ids as makers from disbursement
       where ${isLive} and status = 'need_approval' ${NEWEST}`,
  },
  {
    event: 'disbursement_failed',
    of: sql`
      select id, name, null as amount, items_failed + items_partially_success as count, completed_at as at, maker_ids as makers
        from disbursement where ${isLive} and status in ('failed', 'partially_success') ${NEWEST}`,
  },
  {
    event: 'refund_waiting',
    of: sql`
      select id, null as name, amount, null as count, created_at as at, maker_ids as makers from refund
       where ${isLive} and status in ('started', 'requested') ${NEWEST}`,
  },
  {
    event: 'settlement_paid',
    of: sql`
      select id, null as name, payment_amount - mdr_fee - ppn as amount, payment_count as count, settled_at as at, null as makers
        from settlement where ${isLive} and status = 'settled' and settled_at is not null ${NEWEST}`,
  },
  {
    event: 'top_up_completed',
    of: sql`
      select id, null as name, amount, null as count, completed_at as at, null as makers from top_up
       where ${isLive} and status = 'completed' ${NEWEST}`,
  },
];
