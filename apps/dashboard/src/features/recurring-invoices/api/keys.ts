import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const recurringKeys = scopedKeys('recurring-invoices');
export const RECURRING_TOPIC = 'invoice.recurring_updated';
