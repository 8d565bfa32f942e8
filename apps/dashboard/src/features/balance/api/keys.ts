import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('balance');

export const balanceKeys = {
  ...keys,
  summary: (scope: Scope) => keys.of(scope, 'summary'),
  trace: (scope: Scope, id: string) => keys.of(scope, 'trace', id),
  settings: (scope: Scope) => keys.of(scope, 'settings'),
};
