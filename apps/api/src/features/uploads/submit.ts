import { decideRecords, decideUploadSubmit } from '@dasbor/domain/uploads';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { selectParts } from '../../platform/files/parts.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { afterwards, ok, problem } from '../../spec/handlers.ts';
import type { Afterwards, Call, Ok, Refusal } from '../../spec/handlers.ts';
import { wholeUpload } from './answer.ts';
import { NOT_FOUND } from './drafts.ts';
import type { UploadKind } from './kind.ts';
import { checkRows } from './reader.ts';
import { findUpload, insertRecords, selectEdits } from './repository.ts';
import type { Upload, UploadRow } from './rows.ts';

type Submitting = Pick<Call, 'tx' | 'now' | 'language' | 'session' | 'by' | 'deps' | 'requestId'> & {
  params: { id: string };
  body: { version: number };
};
type Answered = Ok<{ data: Upload }> | Refusal;

/**
 * Reads and checks the file with its edits again, without a transaction, and then stores what each row asks for. The version says that
 * nobody edited the draft meanwhile.
 */
export const submitUpload = async (
  call: Submitting,
  kind: UploadKind,
): Promise<Answered | Afterwards<{ data: Upload }>> => {
  const { params, body, tx, session, requestId, deps } = call;
  const wanted = { kind: kind.name, id: params.id };
  const row = await findUpload(tx, wanted);
  if (!row) return NOT_FOUND;
  const decided = decideUploadSubmit(row, body.version);
  if (!decided.ok) return problem(decided.problem.code);
  if (decided.value === 'again') return ok({ data: await wholeUpload(tx, row, call.language) });
  const file = { bytes: await selectParts(tx, 'upload_part', row.id), edits: await selectEdits(tx, row.id) };
  return afterwards(async () => {
    const checked = await checkRows(kind.name, file);
    if (checked === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
    if (!checked.ok) return problem(checked.problem.code, checked.problem.params);
    const records = decideRecords(checked);
    if (!records.ok) return problem(records.problem.code, records.problem.params);
    const { merchantId, mode, userId } = session;
    const answer = await deps.db.tenant({ merchantId, mode, actorId: userId, requestId }, (held) =>
      begin({ ...call, tx: held }, kind, checked),
    );
    deps.wake();
    return answer;
  });
};

const begin = async (
  { params, body, tx, now, language, session, by, requestId }: Submitting,
  kind: UploadKind,
  { records, count }: { records: string; count: number },
): Promise<Answered> => {
  const wanted = { kind: kind.name, id: params.id };
  const row = await findUpload(tx, wanted, { lock: true });
  if (!row) return NOT_FOUND;
  const decided = decideUploadSubmit(row, body.version);
  if (!decided.ok) return problem(decided.problem.code);
  if (decided.value === 'submit') {
    await insertRecords(tx, row.id, records);
    const from = JSON.stringify({ request_id: requestId, ip: by.ip, device: by.device });
    await tx.run(sql`
      update upload
         set status = 'validated', total = ${count}, submitted_by_id = ${session.userId}, submitted_by_name = ${session.name},
             submitted_from = ${from}::jsonb, submitted_at = ${now}, worked_at = ${now}, expires_at = null
       where id = ${row.id}`);
    await outbox.add(tx, { topic: kind.topic, aggregate: row.id, payload: { status: 'validated' } });
    await audit.record(tx, by, { action: `${kind.noun}.file_submitted`, target: row.id, after: { count } });
  }
  const after = (await findUpload(tx, wanted)) as UploadRow;
  return ok({ data: await wholeUpload(tx, after, language) });
};
