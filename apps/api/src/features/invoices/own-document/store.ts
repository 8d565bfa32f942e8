import { decideAnotherDocument, decideOwnDocument, shownFileName } from '@dasbor/domain/invoices';
import { readFile } from 'node:fs/promises';
import { audit } from '../../../platform/audit.ts';
import { ok, problem, refuseField } from '../../../spec/handlers.ts';
import type { Call, Ok, Refusal, SuccessBody } from '../../../spec/handlers.ts';
import { countUnusedDocuments, insertDocument } from './repository.ts';

/** Where the file is in the storage. */
export const keyOf = (id: string): string => `documents/${id}`;

/**
 * Checks and stores an upload. The row is written first: if the file then cannot be stored, the row is an unused document and is deleted like
 * one, and no file is ever left without a row.
 */
export const storeDocument = async ({
  body,
  query,
  session,
  deps,
  now,
  requestId,
  by,
}: Call<'uploadInvoiceDocument'>): Promise<Ok<SuccessBody<'uploadInvoiceDocument'>> | Refusal> => {
  const decided = decideOwnDocument(await readFile(body.path));
  if (!decided.ok) return refuseField('file', decided.problem);
  const document = {
    id: deps.ids.next('invoice_document', now),
    name: shownFileName(query.name),
    size: body.size,
  };
  const { merchantId, mode, userId: actorId } = session;
  const another = await deps.db.tenant({ merchantId, mode, actorId, requestId }, async (tx) => {
    const allowed = decideAnotherDocument(await countUnusedDocuments(tx));
    if (!allowed.ok) return allowed;
    await insertDocument(tx, document, now);
    await audit.record(tx, by, { action: 'invoice.document_uploaded', target: document.id, after: document });
    return allowed;
  });
  if (!another.ok) return problem(another.problem.code);
  await deps.storage.put(keyOf(document.id), decided.value, 'application/pdf');
  return ok({ data: document }, { status: 201 });
};
