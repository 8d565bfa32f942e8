import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const topUpKeys = scopedKeys('top-ups');
