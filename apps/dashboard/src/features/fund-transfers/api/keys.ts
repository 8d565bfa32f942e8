import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

export const fundTransferKeys = {
  ...scopedKeys('fund-transfers'),
  whitelist: (scope: Scope) => [...scope, 'fund-transfer-whitelist'] as const,
};
