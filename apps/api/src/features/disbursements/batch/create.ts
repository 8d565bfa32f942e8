import type { Cell } from '@dasbor/domain/sheets';
import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import { audit } from '../../../platform/audit.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler, Params } from '../../../spec/handlers.ts';
import { readNamed } from '../../subaccounts/public.ts';
import { beginBatch } from './begin.ts';
import type { WrittenRow } from './begin.ts';
import { withEdits } from '../file/apply-edits.ts';
import { findBatchOf, findFile, keepFile } from '../file/repository.ts';
import { toDisbursement } from './rows.ts';
import type { Returns } from './rows.ts';
import { wordsErrors } from './words.ts';

type Body = Call<'createDisbursement'>['body'];

export const createDisbursement: Handler<'createDisbursement'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const errors = wordsErrors(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  if (body.items !== undefined && (body.file_id !== undefined || body.edits !== undefined))
    return refuse('items', 'DPAY_FIELD_UNKNOWN');
  if (body.items !== undefined && body.returns !== undefined) return refuse('returns', 'DPAY_FIELD_UNKNOWN');
  if (body.items === undefined && body.file_id === undefined) return refuse('items', 'DPAY_REQUIRED');
  const holder = await readNamed(call, decideMoneyToBanks);
  if (typeof holder !== 'string') return holder;
  const file = body.file_id === undefined ? undefined : await findFile(tx, body.file_id, now);
  if (body.file_id !== undefined && !file) return problem('DPAY_DISBURSEMENT_FILE_NOT_FOUND');
  const edited = file && withEdits(file.rows, body.edits ?? []);
  if (edited?.ok === false) return refuse(edited.error.field, edited.error.code);

  const rows = edited?.rows ?? (body.items ?? []).map(toRow);
  const left = new Set(rows.map(({ row }) => row));
  const unknown = (body.returns ?? []).findIndex(({ row }) => !left.delete(row));
  if (unknown >= 0) return refuse(`returns.${unknown}.row`, 'DPAY_FIELD_INVALID');

  const begun = await beginBatch(
    { tx, now, ids: deps.ids },
    {
      holder,
      name: body.name.trim(),
      description: body.description?.trim() || null,
      source: file ? 'file' : 'rows',
      fileName: file?.name ?? null,
      content: file?.content ?? null,
      maker: { id: session.userId, name: session.name },
      returns: returnsOf(body),
      rows,
    },
  );
  if (!begun.ok) {
    const { code, params } = begun.problem;
    if (code === 'DPAY_DISBURSEMENT_FILE_IN_DRAFT') {
      const draft = file && (await findBatchOf(tx, file.content));
      return problem(code, { disbursement_id: draft?.id ?? '', name: draft?.name ?? '' });
    }
    // Depends only on the request, not on the database.
    return code === 'DPAY_DISBURSEMENT_TOO_MANY_ITEMS'
      ? refuse('items', code, params)
      : problem(code, params);
  }
  const data = toDisbursement(begun.value);
  if (file) await keepFile(tx, { fileId: file.id, disbursementId: data.id });
  await audit.record(tx, call.by, { action: 'disbursement.created', target: data.id, after: data });
  return ok({ data }, { status: 201 });
};

const returnsOf = ({ items = [], returns = [] }: Body): Returns =>
  Object.fromEntries([
    ...items.flatMap(({ returns_payment_id: id }, index) => (id === undefined ? [] : [[index + 1, id]])),
    ...returns.map(({ row, payment_id: id }) => [row, id]),
  ]);

const toRow = (
  { returns_payment_id: _, ...cells }: NonNullable<Body['items']>[number],
  index: number,
): WrittenRow => ({
  row: index + 1,
  cells: Object.fromEntries(
    Object.entries(cells).map(([field, value]): [string, Cell] => [
      field,
      { text: String(value), kind: 'text' },
    ]),
  ),
});

const refuse = (field: string, code: string, params?: Params) =>
  problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field, code, params }] });
