import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('request-log');

export const requestLogKeys = {
  ...keys,
  newest: <Query>(scope: Scope, query: Query) => keys.of(scope, 'newest', query),
};
