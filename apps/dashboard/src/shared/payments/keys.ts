import { scopedKeys } from '../list/define/scoped-keys.ts';

export const paymentKeys = scopedKeys('payments');
