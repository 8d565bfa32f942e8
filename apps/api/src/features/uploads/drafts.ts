import { decideUploadEdit, UPLOAD_POLICY } from '@dasbor/domain/uploads';
import { audit } from '../../platform/audit.ts';
import { selectParts, insertParts } from '../../platform/files/parts.ts';
import { uploadedName } from '../../platform/file-name.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { afterwards, done, ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Afterwards, Call, FileAnswer, Ok, Refusal, Upload as Body } from '../../spec/handlers.ts';
import { wholeUpload } from './answer.ts';
import type { UploadKind } from './kind.ts';
import { lookAt } from './reader.ts';
import {
  countEdits,
  deleteUpload,
  findDraftOf,
  findUpload,
  insertUpload,
  newestUploads,
  nextVersion,
  selectEdits,
  storeEdits,
} from './repository.ts';
import { toUpload } from './rows.ts';
import type { Upload, UploadRow } from './rows.ts';
import type { RowEdit } from './worker.ts';

const DAY_MS = 86_400_000;
const FILE_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

type Common = Pick<Call, 'tx' | 'now' | 'mode' | 'language' | 'session' | 'by' | 'deps' | 'requestId'>;
type OfOne = Common & { params: { id: string } };
type Answered = Promise<Ok<{ data: Upload }> | Refusal>;

export const NOT_FOUND = problem('DPAY_UPLOAD_NOT_FOUND');

/** The file becomes a draft at once, with wrong rows too. A content has one draft, whoever uploads it. */
export const takeFile = (
  call: Common & { query: { name: string }; body: Body },
  kind: UploadKind,
): Afterwards<{ data: Upload }> =>
  afterwards(async () => {
    const { query, body, session, now, requestId, language, deps } = call;
    const looked = await lookAt(kind.name, body.path);
    if (looked === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
    if (!looked.ok) {
      const { code, params, place } = looked.problem;
      return refuseField(place, { code, params });
    }
    const { merchantId, mode, userId } = session;
    const upload = {
      id: deps.ids.next('upload', now),
      kind: kind.name,
      file_name: uploadedName(query.name),
      format: looked.format,
      size: body.size,
      sha256: body.sha256,
      row_count: looked.count,
      created_by_id: userId,
      created_by_name: session.name,
      created_at: now,
      expires_at: new Date(now.getTime() + UPLOAD_POLICY.draftDays * DAY_MS),
    };
    return deps.db.tenant({ merchantId, mode, actorId: userId, requestId }, async (tx) => {
      const isNew = await insertUpload(tx, upload);
      if (isNew) {
        await insertParts(tx, 'upload_part', { fileId: upload.id, path: body.path });
        await audit.record(tx, call.by, {
          action: `${kind.noun}.file_uploaded`,
          target: upload.id,
          after: body.sha256,
        });
      }
      const id = isNew ? upload.id : await findDraftOf(tx, kind.name, body.sha256);
      const row = await findUpload(tx, { kind: kind.name, id: id ?? '' });
      // Somebody submitted or deleted the other draft in this moment.
      if (!row) return problem('DPAY_CONFLICT');
      return ok({ data: await wholeUpload(tx, row, language) }, { status: 201 });
    });
  });

export const listUploads = async ({ tx }: Common, kind: UploadKind): Promise<Ok<{ data: Upload[] }>> => {
  const rows = await newestUploads(tx, kind.name, UPLOAD_POLICY.listed);
  return ok({ data: rows.map((row) => toUpload(row, [])) });
};

export const getUpload = async ({ params, tx, language }: OfOne, kind: UploadKind): Answered => {
  const row = await findUpload(tx, { kind: kind.name, id: params.id });
  return row ? ok({ data: await wholeUpload(tx, row, language) }) : NOT_FOUND;
};

/** The draft, locked; or why it is none. */
const holdDraft = async ({ params, tx }: OfOne, kind: UploadKind): Promise<UploadRow | Refusal> => {
  const row = await findUpload(tx, { kind: kind.name, id: params.id }, { lock: true });
  if (!row) return NOT_FOUND;
  const decided = decideUploadEdit(row.status);
  return decided.ok ? row : problem(decided.problem.code);
};

export const deleteDraft = async (call: OfOne, kind: UploadKind): Promise<Ok<undefined> | Refusal> => {
  const held = await holdDraft(call, kind);
  if ('kind' in held) return held;
  await deleteUpload(call.tx, held.id);
  await audit.record(call.tx, call.by, { action: `${kind.noun}.file_deleted`, target: held.id });
  await outbox.add(call.tx, { topic: kind.topic, aggregate: held.id, payload: { status: 'deleted' } });
  return done();
};

/** The file and its edits have the contacts of customers. */
export const findUnmasked = async (
  { params, tx, session }: OfOne,
  kind: UploadKind,
): Promise<UploadRow | Refusal> => {
  const row = await findUpload(tx, { kind: kind.name, id: params.id });
  if (!row) return NOT_FOUND;
  return session.masksPersonalData ? problem('DPAY_FORBIDDEN', { permission: `${kind.noun}.create` }) : row;
};

export const getFile = async (call: OfOne, kind: UploadKind): Promise<FileAnswer | Refusal> => {
  const row = await findUnmasked(call, kind);
  if ('kind' in row) return row;
  return fileOf(row, row.file_name, await selectParts(call.tx, 'upload_part', row.id));
};

export const fileOf = (
  { format }: Pick<UploadRow, 'format'>,
  name: string,
  bytes: Uint8Array,
): FileAnswer => ({
  kind: 'file',
  contentType: FILE_TYPES[format],
  name,
  bytes,
});

export const getEdits = async (
  call: OfOne,
  kind: UploadKind,
): Promise<Ok<{ data: { version: number; edits: RowEdit[] } }> | Refusal> => {
  const row = await findUnmasked(call, kind);
  if ('kind' in row) return row;
  return ok({ data: { version: row.version, edits: await selectEdits(call.tx, row.id) } });
};

/** Each edit defines the row relative to the file, not to its current state, so saving is idempotent. */
export const saveEdits = async (
  call: OfOne & { body: { edits: readonly RowEdit[] } },
  kind: UploadKind,
): Answered => {
  const { body, tx, language } = call;
  const held = await holdDraft(call, kind);
  if ('kind' in held) return held;
  const numbers = body.edits.map(({ row }) => row);
  const twice = numbers.findIndex((row, index) => numbers.indexOf(row) < index);
  if (twice >= 0) return wrongRow(twice);
  if ((await storeEdits(tx, held.id, body.edits)) > 0) {
    // More edits than rows: some are of rows that the file does not have.
    if ((await countEdits(tx, held.id)) > held.row_count) return wrongRow(0);
    await nextVersion(tx, held.id);
    await audit.record(tx, call.by, {
      action: `${kind.noun}.file_edited`,
      target: held.id,
      after: body.edits,
    });
    await outbox.add(tx, { topic: kind.topic, aggregate: held.id, payload: { status: held.status } });
  }
  const row = (await findUpload(tx, { kind: kind.name, id: held.id })) as UploadRow;
  return ok({ data: await wholeUpload(tx, row, language) });
};

const wrongRow = (index: number): Refusal =>
  problem('DPAY_INVALID_REQUEST', undefined, {
    errors: [{ field: `edits.${index}.row`, code: 'DPAY_FIELD_INVALID' }],
  });
