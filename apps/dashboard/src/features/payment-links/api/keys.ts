import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const paymentLinkKeys = scopedKeys('payment-links');
