import { DISBURSEMENT_POLICY } from '@dasbor/domain/disbursements';
import { uploadedName } from '../../../platform/file-name.ts';
import { afterwards, ok, problem, refuseField } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { readFile } from './reader.ts';
import { noteWords } from './words.ts';
import { findBatchOf, insertFile } from './repository.ts';

const HOUR_MS = 3_600_000;

/** Parsed after the transaction that authorised the upload, so that a slow file blocks only its own thread. */
export const uploadDisbursementFile: Handler<'uploadDisbursementFile'> = async ({
  query,
  body: { path, size, sha256 },
  session: { merchantId, mode, userId, subaccountId = null },
  now,
  requestId,
  language,
  deps,
}) =>
  afterwards(async () => {
    const read = await readFile(path);
    if (read === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
    if (!read.ok) {
      const { code, params, place } = read.problem;
      return refuseField(place, { code, params });
    }

    const { format, count, rows } = read;
    const notes = read.notes.map((note) => ({ ...note, message: noteWords(note, language) }));
    const name = uploadedName(query.name);
    const id = deps.ids.next('disbursement_file');
    const expiresAt = new Date(now.getTime() + DISBURSEMENT_POLICY.unusedFileHours * HOUR_MS);
    const file = {
      merchantId,
      mode,
      id,
      name,
      format,
      size,
      sha256,
      rows,
      count,
      uploadedBy: userId,
      subaccountId,
      at: now,
      expiresAt,
    };
    const batch = await deps.db.tenant({ merchantId, mode, actorId: userId, requestId }, async (tx) => {
      await insertFile(tx, file, path);
      return findBatchOf(tx, `${subaccountId ?? ''} ${sha256}`);
    });
    return ok({ data: { id, name, format, rows: count, size, notes, batch } }, { status: 201 });
  });
