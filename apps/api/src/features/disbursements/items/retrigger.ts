import { decideRetrigger, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { reserved } from '@dasbor/domain/ledger';
import { splitByBankLimit } from '@dasbor/domain/payouts';
import { decideMoment } from '@dasbor/domain/policy';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { post } from '../../../platform/ledger/post.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { balancesOf } from '../../balance/public.ts';
import { tellScreens } from '../batch/announce.ts';
import { limitOf } from './banks.ts';
import { findDisbursement, lockDisbursement, moveDisbursement } from '../batch/repository.ts';
import { toDisbursement } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';
import { holdReturns } from '../returns/hold.ts';
import { sendItems } from '../sending/send.ts';
import type { ItemToSend } from '../sending/send.ts';
import { decideSource } from '../batch/source.ts';

/** Retries the failed part of these items with new references and a new reservation. */
export const retriggerDisbursement: Handler<'retriggerDisbursement'> = async (call) => {
  const { params, body, tx, now, session, mode } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const moment = decideMoment('approve', { ...session, now });
  if (!moment.allowed) return problem(moment.reason.code, moment.reason.params);
  const source = await decideSource(tx, row);
  if (!source.ok) return problem(source.problem.code);
  const items = await notArrived(tx, row, body.item_ids);
  const { total: needed } = splitNotice(
    items.map(({ amount, bank_code }) => ({ amount: rupiah(amount), splitLimit: limitOf(bank_code) })),
  );
  const { available = 0 } = await balancesOf(tx, row.holder);
  const decided = decideRetrigger(row, {
    retriggerable: items.length,
    processing: row.items_processing,
    needed,
    available: rupiah(available),
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const held = await holdReturns(
    tx,
    row,
    items.flatMap(({ returns_payment_id: id, amount }) => (id === null ? [] : [{ paymentId: id, amount }])),
  );
  if (!held.ok) return problem(held.problem.code, held.problem.params);

  await reopen(tx, items, now);
  await moveDisbursement(tx, row.id, { status: 'processing', now, also: sql`, completed_at = null` });
  const out = await sendItems(tx, { now, mode }, items);
  await audit.record(tx, call.by, { action: 'disbursement.retriggered', target: row.id, after: items });
  const after = (await findDisbursement(tx, row.id)) as DisbursementRow;
  await tellScreens(tx, after);
  post(tx, now, out.map(reserved));
  return ok({ data: toDisbursement(after) });
};

type NotArrived = ItemToSend & { returns_payment_id: string | null };

/** Each item with its next attempt and the amount that has not arrived. */
const notArrived = async (
  tx: Tx,
  { id, holder }: DisbursementRow,
  itemIds: readonly string[] | undefined,
): Promise<NotArrived[]> => {
  const rows = await tx.rows<NotArrived & { amount: string }>(sql`
    select id, attempt + 1 as attempt, bank_code, account_number, coalesce(accepted_name, account_owner_name) as account_name,
           amount - paid_amount as amount, returns_payment_id
      from disbursement_item
     where disbursement_id = ${id} and retriggerable ${itemIds ? sql`and id = any(${itemIds}::text[])` : empty}
     order by row`);
  return rows.map((row) => ({ ...row, holder, amount: Number(row.amount) }));
};

const reopen = async (tx: Tx, items: readonly ItemToSend[], now: Date): Promise<void> => {
  const sent = items.map(({ id, amount, bank_code }) => ({
    id,
    transfers_made: splitByBankLimit(rupiah(amount), limitOf(bank_code)).length,
  }));
  await tx.run(sql`
    update disbursement_item i
       set status = 'processing', attempt = i.attempt + 1, transfers_made = i.transfers_made + n.transfers_made,
           transfers_returned = 0, returned_amount = 0, failure_code = null, retriggerable = false, completed_at = null, updated_at = ${now}
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(sent)}::json) n where i.id = n.id`);
};
