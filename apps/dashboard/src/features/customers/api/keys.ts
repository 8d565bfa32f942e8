import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const customerKeys = scopedKeys('customers');
