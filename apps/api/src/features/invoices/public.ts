export { followPayment } from './follow.ts';
export { tellOfInvoice } from './tell.ts';
