import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const invoiceKeys = scopedKeys('invoices');
export const invoicePaymentKeys = scopedKeys('invoice-payments');

/** An invoice was issued, sent, paid or otherwise changed. */
export const INVOICE_TOPIC = 'invoice.updated';
