import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

export const securityHistoryKeys = scopedKeys('security-history');
