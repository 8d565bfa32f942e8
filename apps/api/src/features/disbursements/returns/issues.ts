import type { Issue } from '@dasbor/domain/disbursements';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { UNDECIDED } from '../batch/other-batches.ts';
import type { ItemRow } from '../items/rows.ts';

type Found = {
  id: string;
  paid: string;
  refunded: string;
  batch: string | null;
  batch_id: string | null;
  returned: string | null;
};

/** Adds warnings to rows that return a payment whose money already went back, or is about to. A decided batch keeps its warnings. */
export const withReturnIssues = async <Row extends Pick<ItemRow, 'id' | 'returns_payment_id' | 'issues'>>(
  tx: Tx,
  rows: readonly Row[],
): Promise<Row[]> => {
  const ids = rows.filter((row) => row.returns_payment_id !== null).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const found = await tx.rows<Found>(warned(sql`i.id = any(${ids}::text[])`));
  const byId = new Map(found.map((one) => [one.id, issuesOf(one)]));
  return rows.map((row) => ({ ...row, issues: [...row.issues, ...(byId.get(row.id) ?? [])] }));
};

/** The condition for items with such a warning: of one batch, or of all. */
export const hasReturnIssue = (batchId?: string): Sql => sql`
  id in (select id from (${warned(
    batchId === undefined ? sql`i.returns_payment_id is not null` : sql`i.disbursement_id = ${batchId}`,
  )}) returning_rows)`;

const issuesOf = ({ paid, refunded, batch, batch_id, returned }: Found): Issue[] => [
  ...(Number(refunded) > 0
    ? [warning('RETURNS_REFUNDED_PAYMENT', { refunded: Number(refunded), paid: Number(paid) })]
    : []),
  ...(batch !== null && batch_id !== null
    ? [
        warning('RETURNS_RETURNED_PAYMENT', {
          batch,
          batch_id,
          returned: Number(returned),
          paid: Number(paid),
        }),
      ]
    : []),
];

const warning = (code: Issue['code'], params: NonNullable<Issue['params']>): Issue => ({
  field: 'amount',
  code,
  params,
});

/** Refunds of the payment, and other rows that return it, as far as they were requested before the decision about the batch. */
const warned = (rows: Sql): Sql => sql`
  select i.id, p.paid_amount as paid, back.refunded, other.batch, other.batch_id, other.returned
    from disbursement_item i
    join payment p on p.id = i.returns_payment_id
    join lateral (select case when ${UNDECIDED} then 'infinity' else d.decided_at end as decided_at
                    from disbursement d where d.id = i.disbursement_id) mine on true
    join lateral (select coalesce(sum(r.amount), 0) as refunded from refund r
                   where r.payment_id = p.id and r.status not in ('rejected', 'failed')
                     and r.created_at <= mine.decided_at) back on true
    left join lateral (select d.name as batch, d.id as batch_id, sum(o.returns_amount) over () as returned
                         from disbursement_item o join disbursement d on d.id = o.disbursement_id
                        where o.returns_payment_id = p.id and o.id <> i.id and o.returns_amount > 0
                          and o.created_at <= mine.decided_at
                        order by o.created_at, o.id limit 1) other on true
   where ${rows} and (back.refunded > 0 or other.batch_id is not null)`;
