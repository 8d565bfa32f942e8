import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const fundTransferKeys = scopedKeys('fund-transfers');
