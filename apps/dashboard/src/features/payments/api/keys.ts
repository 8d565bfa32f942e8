import type { PaymentQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const paymentKeys = {
  list: ([mode, merchantId]: Scope, query: PaymentQuery) =>
    [mode, merchantId, 'payments', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'payments', 'detail', id] as const,
  retrievalReference: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'payments', 'retrieval-reference', id] as const,
  /** Everything of payments in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === 'payments',
};
