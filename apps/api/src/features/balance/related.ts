import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

type Relation = SuccessBody<'traceMoney'>['data']['related'][number];

const MOST = 100;

/** The records that gave the money of this one back, or whose money it gives back, oldest first. */
export const relatedTo = async (
  tx: Tx,
  reference: string,
  mayView: (id: string) => boolean,
): Promise<Relation[]> => {
  const find = RELATED[reference.slice(0, reference.lastIndexOf('_'))];
  if (!find) return [];
  const rows = await tx.rows<Omit<Relation, 'amount'> & { amount: string }>(sql`
    select relation, reference_id, at, amount, status from (${find(reference)}) found order by at, reference_id limit ${MOST}`);
  return rows
    .filter((row) => mayView(row.reference_id))
    .map((row) => ({ ...row, amount: Number(row.amount) }));
};

const ofPayment = (id: string): Sql => sql`
  select 'refund' as relation, id as reference_id, created_at as at, amount, status from refund where payment_id = ${id}
  union all
  select 'funded_refund', r.id, r.created_at, d.amount, r.status
    from refund_deduction d join refund r on r.id = d.refund_id
   where d.payment_id = ${id} and r.payment_id <> ${id} and not d.returned
  union all
  select 'return', id, created_at, coalesce(amount, 0), status from disbursement_item where returns_payment_id = ${id}`;

const ofRefund = (id: string): Sql => sql`
  select 'payment' as relation, p.id as reference_id, p.created_at as at, r.amount, p.status
    from refund r join payment p on p.id = r.payment_id where r.id = ${id}
  union all
  select 'funding_payment', p.id, p.created_at, d.amount, p.status
    from refund_deduction d
    join refund r on r.id = d.refund_id
    join payment p on p.id = d.payment_id
   where d.refund_id = ${id} and p.id <> r.payment_id and not d.returned
  union all
  select 'settlement', s.id, s.created_at, sum(d.amount)::bigint, s.status
    from refund_deduction d
    join payment p on p.id = d.payment_id
    join settlement s on s.id = p.settlement_id
   where d.refund_id = ${id} and not d.returned group by s.id, s.created_at, s.status`;

const ofSettlement = (id: string): Sql => sql`
  select 'funded_refund' as relation, r.id as reference_id, r.created_at as at, sum(d.amount)::bigint as amount, r.status
    from payment p
    join refund_deduction d on d.payment_id = p.id and not d.returned
    join refund r on r.id = d.refund_id
   where p.settlement_id = ${id} group by r.id, r.created_at, r.status`;

const ofPayout = (id: string): Sql => sql`
  select 'payment' as relation, p.id as reference_id, p.created_at as at, i.amount, p.status
    from disbursement_item i join payment p on p.id = i.returns_payment_id where i.id = ${id}`;

const RELATED: Readonly<Record<string, (id: string) => Sql>> = {
  pay: ofPayment,
  rfn: ofRefund,
  set: ofSettlement,
  dis_item: ofPayout,
};
