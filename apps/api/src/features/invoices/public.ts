export { documentOfPage } from './document/public-document.ts';
export { followPayment } from './follow.ts';
export { tellOfInvoice } from './tell.ts';
