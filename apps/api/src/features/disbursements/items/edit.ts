import { BANK_ISSUES, decideEdit } from '@dasbor/domain/disbursements';
import sql from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../../spec/handlers.ts';
import { tellChange } from '../batch/announce.ts';
import { refreshDuplicates } from '../batch/duplicates.ts';
import { refreshOtherBatches } from '../batch/other-batches.ts';
import { holdReturns } from '../returns/hold.ts';
import { withReturnIssues } from '../returns/issues.ts';
import { findItem, replaceItems } from './repository.ts';
import { toItem } from './rows.ts';
import type { ItemRow } from './rows.ts';
import { mendRow } from './change-row.ts';
import { bumpVersion, findDisbursement, lockDisbursement } from '../batch/repository.ts';
import { toDisbursement } from '../batch/rows.ts';
import type { Disbursement, DisbursementRow } from '../batch/rows.ts';

export const updateDisbursementItem: Handler<'updateDisbursementItem'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const known = await findItem(tx, params.item_id);
  if (!known) return problem('DPAY_DISBURSEMENT_ITEM_NOT_FOUND');
  const held = await holdToEdit(call, known.disbursement_id);
  if ('kind' in held) return held;
  const row = await findItem(tx, known.id);
  if (!row) return problem('DPAY_DISBURSEMENT_ITEM_NOT_FOUND');
  const mended = mendRow(row, body);
  if (!mended.ok) {
    const errors = [{ field: 'accept_bank_name', code: mended.problem.code }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  if (mended.value) {
    const paymentId = row.returns_payment_id;
    const amount = (mended.value.amount ?? 0) - Number(row.amount);
    const returned = await holdReturns(tx, held, paymentId === null ? [] : [{ paymentId, amount }]);
    if (!returned.ok) return problem(returned.problem.code, returned.problem.params);
    await replaceItems(tx, [mended.value], now);
    const accounts = [row.account_number, mended.value.account_number].filter((one) => one !== null);
    await refreshDuplicates(tx, held.id, accounts);
    await refreshOtherBatches(tx, held.id, { now, itemId: row.id });
    await changed(call, held, {
      action: 'disbursement.item_changed',
      target: row.id,
      before: row,
      after: body,
    });
  }
  const [after] = await withReturnIssues(tx, [(await findItem(tx, row.id)) as ItemRow]);
  const data = toItem(after as ItemRow, [], session.masksPersonalData);
  return ok({ data });
};

export const deleteDisbursementItems: Handler<'deleteDisbursementItems'> = async (call) => {
  const { params, body, tx } = call;
  if (body.item_ids && body.all_invalid) {
    const errors = [{ field: 'all_invalid', code: 'DPAY_FIELD_UNKNOWN' }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  const held = await holdToEdit(call, params.id);
  if ('kind' in held) return held;
  const chosen = body.item_ids ? sql`id = any(${body.item_ids}::text[])` : sql`status = 'invalid'`;
  const removed = await tx.run(
    sql`delete from disbursement_item where disbursement_id = ${held.id} and ${chosen}`,
  );
  if (removed === 0) return ok({ data: toDisbursement(held) });
  await refreshDuplicates(tx, held.id);
  const data = await changed(call, held, {
    action: 'disbursement.items_deleted',
    target: held.id,
    after: body,
  });
  return ok({ data });
};

/** For readable rows that a bank rejected or could not answer: the bank is asked again. */
export const revalidateDisbursement: Handler<'revalidateDisbursement'> = async (call) => {
  const { params, tx, now, deps } = call;
  const held = await holdToEdit(call, params.id);
  if ('kind' in held) return held;
  await tx.run(sql`
    update disbursement_item
       set status = 'need_validation', due_at = ${now}, claim = null, bank_account_name = null, updated_at = ${now},
           issues = (select coalesce(jsonb_agg(issue), '[]') from jsonb_array_elements(issues) issue
                      where issue ->> 'code' <> all(${[...BANK_ISSUES]}::text[]))
     where disbursement_id = ${held.id} and status = 'invalid' and parts > 0`);
  await refreshOtherBatches(tx, held.id, { now });
  await audit.record(tx, call.by, { action: 'disbursement.revalidated', target: held.id });
  const after = (await findDisbursement(tx, held.id)) as DisbursementRow;
  await tellChange({ tx, now, ids: deps.ids }, held, after);
  return ok({ data: toDisbursement(after) });
};

export type EditCall = Pick<Call, 'tx' | 'now' | 'by' | 'session' | 'deps'>;

/** Locks the batch until the end of the transaction, if its rows may be changed. */
export const holdToEdit = async ({ tx }: EditCall, id: string): Promise<DisbursementRow | Refusal> => {
  const batch = await lockDisbursement(tx, id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const decided = decideEdit(batch);
  return decided.ok ? batch : problem(decided.problem.code, decided.problem.params);
};

/** Records that rows changed: a new version with the editor as maker. */
export const changed = async (
  { tx, now, by, session, deps }: EditCall,
  before: DisbursementRow,
  event: Parameters<typeof audit.record>[2],
): Promise<Disbursement> => {
  await bumpVersion(tx, before.id, { id: session.userId, name: session.name }, now);
  await audit.record(tx, by, event);
  const after = (await findDisbursement(tx, before.id)) as DisbursementRow;
  await tellChange({ tx, now, ids: deps.ids }, before, after);
  return toDisbursement(after);
};
