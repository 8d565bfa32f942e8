import { audit } from '../../../platform/audit.ts';
import { afterwards, ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { answerInvoice } from '../answer.ts';
import { lockInvoice } from '../repository.ts';
import { tellOfInvoice } from '../tell.ts';
import { documentOfInvoice, giveDocument } from './repository.ts';
import { storeDocument } from './store.ts';

/** Read and stored after the transaction that authorised the upload, so that a slow storage holds no connection. */
export const uploadInvoiceDocument: Handler<'uploadInvoiceDocument'> = async (call) =>
  afterwards(() => storeDocument(call));

export const removeInvoiceDocument: Handler<'removeInvoiceDocument'> = async (call) => {
  const { tx, now, by, params } = call;
  const draft = await lockInvoice(tx, params.id);
  if (!draft) return problem('DPAY_INVOICE_NOT_FOUND');
  if (draft.issued_at !== null) return problem('DPAY_INVOICE_NOT_DRAFT');
  const before = await documentOfInvoice(tx, draft.id);
  if (before) {
    await giveDocument(tx, { invoiceId: draft.id, id: null, now });
    await audit.record(tx, by, { action: 'invoice.document_removed', target: draft.id, before });
    await tellOfInvoice(tx, draft.id);
  }
  return ok({ data: await answerInvoice(call, draft.id) });
};
