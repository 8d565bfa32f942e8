import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('withdrawals');

export const withdrawalKeys = {
  ...keys,
  schedule: (scope: Scope) => keys.of(scope, 'schedule'),
};
