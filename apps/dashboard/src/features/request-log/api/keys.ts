import type { RequestQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const requestLogKeys = {
  list: (scope: Scope, query: RequestQuery) => [...scope, 'request-log', 'list', query] as const,
  newest: (scope: Scope, query: RequestQuery) => [...scope, 'request-log', 'newest', query] as const,
  detail: (scope: Scope, id: string) => [...scope, 'request-log', 'detail', id] as const,
};
