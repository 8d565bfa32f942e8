export { followPayment } from './follow.ts';
export { type InvoiceOnPage, invoiceOnPage } from './on-page.ts';
export { tellOfInvoice } from './tell.ts';
