import type { TopUpQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const topUpKeys = {
  list: ([mode, merchantId]: Scope, query: TopUpQuery) =>
    [mode, merchantId, 'top-ups', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'top-ups', 'detail', id] as const,
  instructions: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'top-up-instructions', id] as const,
  /** Everything of top ups in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === 'top-ups',
};
