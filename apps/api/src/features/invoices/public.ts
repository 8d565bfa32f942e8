export { followPayment } from './follow.ts';
export { type InvoiceOnPage, invoiceOnPage, toPageInvoice } from './on-page.ts';
export { tellOfInvoice } from './tell.ts';
