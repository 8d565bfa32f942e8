import { decideRetrigger, splitNotice } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { reserved } from '@dasbor/domain/ledger';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { post } from '../../platform/ledger/post.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { tellScreens } from './announce.ts';
import { decideMoment } from './moment.ts';
import { limitOf } from './read-row.ts';
import { findDisbursement, lockDisbursement, moveDisbursement } from './repository.ts';
import { toDisbursement } from './rows.ts';
import type { DisbursementRow } from './rows.ts';
import { sendItems } from './send.ts';
import type { ItemToSend } from './send.ts';

/** Sends again what of these items did not arrive, under new references, with money set aside anew. */
export const retriggerDisbursement: Handler<'retriggerDisbursement'> = async (call) => {
  const { params, body, tx, now, session, mode } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const moment = decideMoment('approve', session, now);
  if (!moment.allowed) return problem(moment.reason.code, moment.reason.params);
  const items = await notArrived(tx, row, body.item_ids);
  const { total: needed } = splitNotice(
    items.map(({ amount, bank_code }) => ({ amount: rupiah(amount), splitLimit: limitOf(bank_code) })),
  );
  const { available = 0 } = await balancesOf(tx, row.holder);
  const decided = decideRetrigger(row, {
    retriggerable: items.length,
    needed,
    available: rupiah(available),
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  await tx.run(sql`
    update disbursement_item
       set status = 'processing', attempt = attempt + 1, failure_code = null, retriggerable = false, completed_at = null,
           updated_at = ${now}
     where id = any(${items.map(({ id }) => id)}::text[])`);
  await moveDisbursement(tx, row.id, { status: 'processing', now, also: sql`, completed_at = null` });
  const out = await sendItems(tx, { now, mode }, items);
  await audit.record(tx, call.by, { action: 'disbursement.retriggered', target: row.id, after: items });
  const after = (await findDisbursement(tx, row.id)) as DisbursementRow;
  await tellScreens(tx, after);
  await post(tx, now, out.map(reserved));
  return ok({ data: toDisbursement(after) });
};

/** Each with its next attempt and what of its amount has not arrived. */
const notArrived = async (
  tx: Tx,
  { id, holder }: DisbursementRow,
  itemIds: readonly string[] | undefined,
): Promise<ItemToSend[]> => {
  const rows = await tx.rows<ItemToSend & { amount: string }>(sql`
    select i.id, i.attempt + 1 as attempt, i.bank_code, i.account_number,
           coalesce(i.accepted_name, i.account_owner_name) as account_name,
           i.amount - coalesce((select sum(t.amount) from bank_transfer t
                                 where t.owner_id = i.id and t.status = 'done'), 0)::bigint as amount
      from disbursement_item i
     where i.disbursement_id = ${id} and i.retriggerable
           ${itemIds ? sql`and i.id = any(${itemIds}::text[])` : empty}
     order by i.row`);
  return rows.map((row) => ({ ...row, holder, amount: Number(row.amount) }));
};
