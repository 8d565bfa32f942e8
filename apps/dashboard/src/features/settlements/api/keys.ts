import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const settlementKeys = scopedKeys('settlements');
