import type { OrderQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const orderKeys = {
  list: ([mode, merchantId]: Scope, query: OrderQuery) =>
    [mode, merchantId, 'orders', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'orders', 'detail', id] as const,
  /** Everything of orders in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === 'orders',
};
