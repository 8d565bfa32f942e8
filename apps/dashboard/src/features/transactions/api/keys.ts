import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const transactionKeys = scopedKeys('transactions');
