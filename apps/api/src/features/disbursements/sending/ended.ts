import { batchStatusOf, itemOutcome } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { payoutOutcome } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { makeIds } from '../../../platform/ids.ts';
import type { OnEnded } from '../../../platform/payouts/record.ts';
import { toCharged } from '../../../platform/payouts/transfers.ts';
import type { TransferRow } from '../../../platform/payouts/transfers.ts';
import { tellChange } from '../batch/announce.ts';
import { findDisbursement, lockDisbursement, moveDisbursement } from '../batch/repository.ts';
import { countsOf } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';

/** An item ends with its last transfer, and a batch with its last item. */
export const disbursementsEnded: OnEnded = async (tx, now, ended) => {
  const batchIds = await batchesOf(tx, [...ended.keys()]);
  const before: DisbursementRow[] = [];
  // Locked before the items, as everywhere.
  for (const id of batchIds) before.push((await lockDisbursement(tx, id)) as DisbursementRow);
  await endItems(tx, now, ended);
  for (const batch of before) {
    const counted = (await findDisbursement(tx, batch.id)) as DisbursementRow;
    const after = await follow(tx, now, counted);
    await tellChange({ tx, now, ids: makeIds({ now: () => now }) }, batch, after);
  }
};

const batchesOf = async (tx: Tx, itemIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.rows<{ disbursement_id: string }>(sql`
    select distinct disbursement_id from disbursement_item where id = any(${itemIds}::text[]) order by disbursement_id`);
  return rows.map(({ disbursement_id }) => disbursement_id);
};

const endItems = async (
  tx: Tx,
  now: Date,
  ended: ReadonlyMap<string, readonly TransferRow[]>,
): Promise<void> => {
  const items = await tx.rows<{ id: string; amount: string; attempt: number }>(sql`
    select id, amount, attempt from disbursement_item
     where id = any(${[...ended.keys()]}::text[]) and status = 'processing'`);
  const rows = items.map(({ id, amount, attempt }) => {
    const parts = ended.get(id) ?? [];
    const { status, failure, retriggerable } = payoutOutcome(rupiah(Number(amount)), {
      earlier: parts.filter((part) => part.attempt < attempt).map(toSent),
      latest: parts.filter((part) => part.attempt === attempt).map(toSent),
    });
    const { arrived, returned } = itemOutcome(status, parts.map(toCharged));
    return {
      id,
      status,
      failure_code: failure,
      retriggerable,
      paid_amount: arrived.amount,
      transfers_done: parts.filter((part) => part.status === 'done').length,
      returned_amount: returned.amount,
      transfers_returned: parts.filter((part) => part.status === 'failed' && part.attempt === attempt).length,
      completed_at: status === 'processing' ? null : now.toISOString(),
    };
  });
  if (rows.length === 0) return;
  await tx.run(sql`
    update disbursement_item i
       set status = e.status, failure_code = e.failure_code, retriggerable = e.retriggerable,
           paid_amount = e.paid_amount, transfers_done = e.transfers_done, returned_amount = e.returned_amount,
           transfers_returned = e.transfers_returned, completed_at = e.completed_at, updated_at = ${now}
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(rows)}::json) e
     where i.id = e.id`);
};

const toSent = ({ amount, status, failure_code }: TransferRow) => ({
  amount: rupiah(Number(amount)),
  status,
  failure: failure_code,
});

const follow = async (tx: Tx, now: Date, row: DisbursementRow): Promise<DisbursementRow> => {
  const status = batchStatusOf(countsOf(row));
  if (row.status !== 'processing' || status === 'processing') return row;
  return moveDisbursement(tx, row.id, { status, now, also: sql`, completed_at = ${now}` });
};
