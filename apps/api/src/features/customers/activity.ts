import { may } from '@dasbor/domain/access';
import type { Requirement } from '@dasbor/domain/access';
import { missingScope } from '@dasbor/domain/api-keys';
import type { Scope } from '@dasbor/domain/api-keys';
import sql, { empty, join } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Session } from '../../spec/handlers.ts';
import type { ActivityRow, TotalsRow } from './rows.ts';

type Kind = ActivityRow['kind'];

const NEEDS: Readonly<Record<Kind, Requirement & { scope: Scope }>> = {
  order: { permission: 'order.view', scope: 'orders:read' },
  payment: { permission: 'payment.view', scope: 'payments:read' },
  refund: { permission: 'refund.view', feature: 'refund', scope: 'payments:read' },
};

/** The kinds of records that the caller may see: by permission, or by the scopes of a key. */
export const kindsSeenBy = (session: Session): readonly Kind[] =>
  (Object.keys(NEEDS) as Kind[]).filter((kind) => {
    const { scope, ...needs } = NEEDS[kind];
    if (!session.scopes) return may(session, needs).ok;
    return (
      may(session, { ...needs, permission: 'any' }).ok && missingScope(session.scopes, { scope }) === null
    );
  });

/** The rows of each kind, with the columns of `ActivityRow`. */
const ROWS: Readonly<Record<Kind, (conditions: Sql) => Sql>> = {
  order: (conditions) => sql`
    select 'order' as kind, id, reference_id as reference, status, null as settlement_status, null as refund_type,
           total_amount - discount_amount as amount, null as method, null as channel, created_at
      from "order" where ${conditions}`,
  payment: (conditions) => sql`
    select 'payment' as kind, id, order_reference as reference, status, settlement_status, null as refund_type, amount, method, channel,
           created_at
      from payment where ${conditions}`,
  refund: (conditions) => sql`
    select 'refund' as kind, r.id, p.order_reference as reference, r.status, null as settlement_status, r.type as refund_type, r.amount, p.method,
           p.channel, r.created_at
      from (select * from refund where ${conditions}) r join payment p on p.id = r.payment_id`,
};

/** Each kind is read up to a page by its own index. Together they make the page. */
export const selectActivity =
  (kinds: readonly Kind[]) =>
  (tx: Tx, conditions: Sql, window: Sql): Promise<ActivityRow[]> =>
    kinds.length === 0
      ? Promise.resolve([])
      : tx.rows<ActivityRow>(sql`
          select * from (
            ${join(
              kinds.map((kind) => sql`(${ROWS[kind](sql`${conditions} ${window}`)})`),
              ' union all ',
            )}) activity
           where true ${window}`);

export const countActivity =
  (kinds: readonly Kind[]) =>
  async (tx: Tx, conditions: Sql): Promise<number> => {
    const counts = kinds.map((kind) => sql`(select count(*) from (${ROWS[kind](conditions)}) counted)`);
    const { total } = await tx.one<{ total: string }>(sql`select 0 ${plus(counts)} as total`);
    return Number(total);
  };

const plus = (counts: readonly Sql[]): Sql =>
  counts.length === 0 ? empty : sql`+ ${join([...counts], ' + ')}`;

/** Null for what the caller may not see. */
export const totalsOf = (tx: Tx, id: string, kinds: readonly Kind[]): Promise<TotalsRow> => {
  const ifSeen = (kind: Kind, total: Sql): Sql => (kinds.includes(kind) ? sql`(${total})` : sql`null`);
  return tx.one<TotalsRow>(sql`
    select ${ifSeen('order', sql`select count(*) from "order" where customer_id = ${id}`)} as orders,
           ${ifSeen('payment', sql`select count(*) from payment where customer_id = ${id} and status = 'completed'`)} as payments,
           ${ifSeen(
             'payment',
             sql`select coalesce(sum(paid_amount), 0) from payment where customer_id = ${id} and status = 'completed'`,
           )} as paid,
           ${ifSeen(
             'refund',
             sql`select coalesce(sum(amount), 0) from refund where customer_id = ${id} and status = 'done'`,
           )} as refunded`);
};
