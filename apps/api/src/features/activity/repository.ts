import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { ActivityRow } from './rows.ts';

export type StatusChange = {
  id: string;
  kind: 'order' | 'payment';
  subjectId: string;
  from: string | null;
  to: string;
  at: Date;
};

/** Adds one status change to the history. */
export const recordStatusChange = (tx: Tx, change: StatusChange): Promise<void> =>
  recordStatusChanges(tx, [change]);

/** The transaction knows the actor and the request. */
export const recordStatusChanges = async (tx: Tx, changes: readonly StatusChange[]): Promise<void> => {
  const rows = changes.map(({ id, kind, subjectId, from, to, at }) => ({
    id,
    kind,
    subject_id: subjectId,
    from_status: from,
    to_status: to,
    at,
  }));
  await tx.run(sql`
    insert into status_change
      (merchant_id, mode, id, kind, subject_id, from_status, to_status, actor_id, request_id, at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), id, kind, subject_id, from_status, to_status,
           nullif(current_setting('app.actor_id', true), ''), nullif(current_setting('app.request_id', true), ''), at
      from json_populate_recordset(null::status_change, ${JSON.stringify(rows)}::json)`);
};

// A sale has about six: created, attempted, waiting and paid, for its order and its payment.
const STEPS_OF_A_SALE = 6;

/** One line per order: its latest change, shown for the payment if both changed together. */
export const latestChanges = (
  tx: Tx,
  kinds: readonly ('order' | 'payment')[],
  most: number,
): Promise<ActivityRow[]> =>
  tx.rows<ActivityRow>(sql`
    select * from (
      select distinct on (coalesce(p.order_id, c.subject_id))
             c.id, c.kind, c.subject_id, c.to_status, c.at, p.method, p.channel,
             case when c.to_status = 'completed' then p.settlement_status end as settlement_status,
             coalesce(p.order_reference, o.reference_id) as reference,
             coalesce(p.amount, o.total_amount - o.discount_amount) as amount
        from (select * from status_change where kind = any(${kinds}::text[])
               order by at desc, id desc limit ${most * STEPS_OF_A_SALE}) c
        left join payment p on c.kind = 'payment' and p.id = c.subject_id
        left join "order" o on c.kind = 'order' and o.id = c.subject_id
       order by coalesce(p.order_id, c.subject_id), c.at desc, c.kind desc, c.id desc) as sale
     order by at desc, id desc limit ${most}`);
