import { PAYOUT_COLUMNS, typedRow } from '@dasbor/domain/disbursements';
import type { Row, WrittenRow } from '@dasbor/domain/sheets';
import sql from 'sql-template-tag';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { readAll, returningOf } from '../batch/begin.ts';
import { refreshDuplicates } from '../batch/duplicates.ts';
import { changed, holdToEdit } from '../items/edit.ts';
import { refreshOtherBatches } from '../batch/other-batches.ts';
import { holdReturns } from '../returns/hold.ts';
import type { Returning } from '../returns/hold.ts';
import type { RowEdit } from './apply-edits.ts';
import { findRowsOf } from './repository.ts';
import { insertItems, replaceItems, selectItems } from '../items/repository.ts';
import { toCells } from '../items/rows.ts';
import type { ItemRow } from '../items/rows.ts';
import { areAlike, withCells } from '../items/change-row.ts';
import { findDisbursement } from '../batch/repository.ts';
import { toDisbursement } from '../batch/rows.ts';

/** The file and these edits define the batch, so that another user or device can continue editing. */
export const getDisbursementEdits: Handler<'getDisbursementEdits'> = async ({ params, tx, session }) => {
  const batch = await findDisbursement(tx, params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  if (session.masksPersonalData) return problem('DPAY_FORBIDDEN', { permission: 'disbursement.create' });
  const written = await findRowsOf(tx, batch.id);
  if (!written) return problem('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
  const items = await selectItems(tx, sql`disbursement_id = ${batch.id}`);
  const byRow = new Map(items.map((item) => [item.row, item]));
  const edits = [...written.values()].flatMap(({ number, cells }): RowEdit[] => {
    const item = byRow.get(number);
    if (!item) return [{ row: number, removed: true }];
    const edited = editedCells(item.cells as Row, cells);
    return edited ? [{ row: number, cells: edited }] : [];
  });
  return ok({ data: { version: batch.version, edits } });
};

const editedCells = (now: Row, before: Row): Record<string, string> | null => {
  const fields = PAYOUT_COLUMNS.map(({ field }) => field).filter(
    (field) => now[field]?.text !== before[field]?.text || now[field]?.kind !== before[field]?.kind,
  );
  return fields.length === 0
    ? null
    : Object.fromEntries(fields.map((field) => [field, now[field]?.text ?? '']));
};

/** Each edit defines the row relative to the file, not to its current state, so saving is idempotent. */
export const saveDisbursementEdits: Handler<'saveDisbursementEdits'> = async (call) => {
  const { params, body, tx, now } = call;
  const held = await holdToEdit(call, params.id);
  if ('kind' in held) return held;
  const written = await findRowsOf(tx, held.id);
  if (!written) return problem('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
  const unknown = body.edits.findIndex(
    ({ row }, index) => !written.has(row) || body.edits.findIndex((other) => other.row === row) < index,
  );
  if (unknown >= 0) {
    const errors = [{ field: `edits.${unknown}.row`, code: 'DPAY_FIELD_INVALID' }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }

  const numbers = body.edits.map(({ row }) => row);
  const items = await selectItems(tx, sql`disbursement_id = ${held.id} and row = any(${numbers}::integer[])`);
  const plan = planOf(body.edits, items, written);
  if (plan.removed.length + plan.replaced.length + plan.restored.length === 0)
    return ok({ data: toDisbursement(held) });

  const restored = readAll(held.id, plan.restored, now);
  const returned = await holdReturns(tx, held, [
    ...returningOf(restored, held.returns),
    ...returningChanges(items, plan),
  ]);
  if (!returned.ok) return problem(returned.problem.code, returned.problem.params);

  if (plan.removed.length > 0)
    await tx.run(sql`delete from disbursement_item where id = any(${plan.removed}::text[])`);
  if (plan.replaced.length > 0) await replaceItems(tx, plan.replaced, now);
  if (restored.length > 0)
    await insertItems(
      tx,
      restored.map((item) => ({ ...item, duplicate_row: null })),
      now,
    );

  const accounts = [...items, ...plan.replaced, ...restored].flatMap(({ account_number: one }) => one ?? []);
  await refreshDuplicates(tx, held.id, accounts);
  const [only] = plan.replaced;
  const isOne = only && plan.replaced.length === 1 && restored.length === 0;
  await refreshOtherBatches(tx, held.id, { now, ...(isOne && { itemId: only.id }) });
  const data = await changed(call, held, {
    action: 'disbursement.item_changed',
    target: held.id,
    before: items.map(({ row, cells }) => ({ row, cells: toCells(cells) })),
    after: body.edits,
  });
  return ok({ data });
};

type Plan = {
  removed: string[];
  replaced: ReturnType<typeof withCells>[];
  restored: { row: number; cells: Row; original?: Row }[];
};

const planOf = (
  edits: readonly RowEdit[],
  items: readonly ItemRow[],
  written: ReadonlyMap<number, WrittenRow>,
): Plan => {
  const plan: Plan = { removed: [], replaced: [], restored: [] };
  const byRow = new Map(items.map((item) => [item.row, item]));
  for (const { row, removed = false, cells: texts = {} } of edits) {
    const item = byRow.get(row);
    const before = written.get(row)?.cells ?? {};
    const cells = typedRow(before, texts);
    if (removed) plan.removed.push(...(item ? [item.id] : []));
    else if (!item) plan.restored.push({ row, cells, ...(cells !== before && { original: before }) });
    else if (!areAlike(item.cells as Row, cells) || editedCells(item.cells as Row, cells))
      plan.replaced.push(
        withCells(item, cells, {
          isNamed: cells.account_owner_name?.text !== (item.cells as Row).account_owner_name?.text,
        }),
      );
  }
  return plan;
};

/** How much more or less the edited and removed rows return. */
const returningChanges = (items: readonly ItemRow[], { removed, replaced }: Plan): Returning[] => {
  const after = new Map(replaced.map(({ id, amount }) => [id, amount ?? 0]));
  return items.flatMap(({ id, returns_payment_id: paymentId, amount: before }) => {
    const now = removed.includes(id) ? 0 : after.get(id);
    return paymentId === null || now === undefined ? [] : [{ paymentId, amount: now - Number(before) }];
  });
};
