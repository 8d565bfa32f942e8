export { followPayment } from './follow.ts';
export { tellOfInvoice } from './tell.ts';
export { INVOICE_UPLOAD } from './upload/kind.ts';
