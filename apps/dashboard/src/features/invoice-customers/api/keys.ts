import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const invoiceCustomerKeys = scopedKeys('invoice-customers');
