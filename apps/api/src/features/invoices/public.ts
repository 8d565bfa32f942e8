export { followPayment } from './follow.ts';
export { issue, keepDraft, type Making } from './make.ts';
export { queueInvoice } from './queue.ts';
export { readInvoiceSettings } from './settings.ts';
export { findInvoice, INVOICES, lockInvoice, OPEN_PAYMENT } from './repository.ts';
export { type InvoiceRow, shown, urlOf } from './rows.ts';
export { type InvoiceOnPage, invoiceOnPage, toPageInvoice } from './on-page.ts';
export { tellOfInvoice } from './tell.ts';
export { todayOf } from './today.ts';
