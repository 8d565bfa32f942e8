import { INVOICE_UPLOAD } from './features/invoices/public.ts';
import { LINK_UPLOAD } from './features/payment-links/public.ts';

/** Every kind of file whose rows become records. */
export const uploadKinds = [LINK_UPLOAD, INVOICE_UPLOAD];
