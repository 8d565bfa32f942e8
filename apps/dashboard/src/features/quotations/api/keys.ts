import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const quotationKeys = scopedKeys('quotations');

/** A quotation was issued, sent, answered or otherwise changed. */
export const QUOTATION_TOPIC = 'invoice.quotation_updated';
