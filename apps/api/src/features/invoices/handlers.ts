import { invoiceTotal } from '@dasbor/domain/invoices';
import type { WantedInvoice } from '@dasbor/domain/invoices';
import { addDays, daysBetween } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { answerInvoice, readingOf, wholeInvoice } from './answer.ts';
import { invoiceFilters, matchesContact } from './filters.ts';
import { issue, keepDraft } from './make.ts';
import { countInvoices, findInvoice, lockInvoice, selectInvoices } from './repository.ts';
import { toInvoice } from './rows.ts';
import type { InvoiceRow } from './rows.ts';
import { todayOf } from './today.ts';

export { convertInvoiceFile } from './upload/convert.ts';
export { getInvoiceDocument } from './document/handlers.ts';
export { removeInvoiceDocument, uploadInvoiceDocument } from './own-document/handlers.ts';
export { listInvoicePayments } from './payments-list.ts';
export { markInvoicePaid, recordInvoicePayment } from './record.ts';
export { deleteInvoice } from './remove.ts';
export { reverseInvoicePayment } from './reverse.ts';
export { sendInvoice } from './send.ts';
export {
  deleteInvoiceUpload,
  getInvoiceUpload,
  getInvoiceUploadEdits,
  getInvoiceUploadFile,
  getInvoiceUploadResult,
  listInvoiceUploads,
  saveInvoiceUploadEdits,
  submitInvoiceUpload,
  uploadInvoiceFile,
} from './upload/handlers.ts';
export { getInvoiceSettings, setInvoiceSettings } from './settings.ts';
export { getInvoiceTotals } from './totals.ts';

/** Of all days, because what is outstanding may be old. */
export const listInvoices: Handler<'listInvoices'> = (call) =>
  answerList(call, {
    of: sql`true`,
    filtered: invoiceFilters(call.query.filters, todayOf(call)),
    // Otherwise hits and misses would reveal what is masked.
    orMatches: call.session.masksPersonalData ? undefined : matchesContact,
    select: selectInvoices,
    count: countInvoices,
    present: async (rows) => rows.map((row) => toInvoice(row, readingOf(call))),
  });

export const createInvoice: Handler<'createInvoice'> = async (call) => {
  const draft = await keepDraft(call, wantedOf(call.body), { documentId: call.body.own_document_id });
  if ('kind' in draft) return draft;
  if (!call.body.is_draft) await issue(call, draft);
  return ok({ data: await answerInvoice(call, draft.id) }, { status: 201 });
};

export const getInvoice: Handler<'getInvoice'> = async (call) => {
  const row = await findInvoice(call.tx, call.params.id);
  if (!row) return problem('DPAY_INVOICE_NOT_FOUND');
  return ok({ data: await wholeInvoice(call.tx, row, readingOf(call)) });
};

export const updateInvoice: Handler<'updateInvoice'> = async (call) => {
  const existing = await lockInvoice(call.tx, call.params.id);
  if (!existing) return problem('DPAY_INVOICE_NOT_FOUND');
  if (existing.issued_at !== null) return problem('DPAY_INVOICE_NOT_DRAFT');
  const draft = await keepDraft(call, wantedOf(call.body), {
    existing,
    documentId: call.body.own_document_id,
  });
  if ('kind' in draft) return draft;
  if (!call.body.is_draft) await issue(call, draft);
  return ok({ data: await answerInvoice(call, draft.id) });
};

export const issueInvoice: Handler<'issueInvoice'> = async (call) => {
  const draft = await lockInvoice(call.tx, call.params.id);
  if (!draft) return problem('DPAY_INVOICE_NOT_FOUND');
  if (draft.issued_at !== null) return problem('DPAY_INVOICE_NOT_DRAFT');
  await issue(call, draft);
  return ok({ data: await answerInvoice(call, draft.id) });
};

export const duplicateInvoice: Handler<'duplicateInvoice'> = async (call) => {
  const row = await findInvoice(call.tx, call.params.id);
  if (!row) return problem('DPAY_INVOICE_NOT_FOUND');
  // Without a document of the merchant, which shows the number and the days of the other invoice.
  const draft = await keepDraft(call, copyOf(row, todayOf(call)));
  return 'kind' in draft ? draft : ok({ data: await answerInvoice(call, draft.id) }, { status: 201 });
};

const wantedOf = (body: Call<'createInvoice'>['body']): WantedInvoice => ({
  ...body,
  ppn_mode: body.ppn_mode ?? 'none',
  allow_partial_payment: body.allow_partial_payment ?? false,
});

const copyOf = (row: InvoiceRow, today: string): WantedInvoice => ({
  name: row.name,
  start_date: today,
  due_date: addDays(today, daysBetween(row.start_date, row.due_date)),
  customer: {
    name: row.customer_name,
    email: row.customer_email,
    mobile: row.customer_mobile,
    address: row.customer_address,
    npwp: row.customer_npwp,
  },
  items: row.items,
  ppn_mode: row.ppn_mode,
  // The rate of PPN may have changed.
  total_amount: invoiceTotal({ ...row, start_date: today }) ?? 0,
  allow_partial_payment: row.allow_partial_payment,
  minimum_payment: row.minimum_payment === null ? null : Number(row.minimum_payment),
  notes: row.notes,
});
