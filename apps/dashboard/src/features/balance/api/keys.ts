import type { BalanceEntryQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const balanceKeys = {
  summary: ([mode, merchantId]: Scope) => [mode, merchantId, 'balance', 'summary'] as const,
  entries: ([mode, merchantId]: Scope, query: BalanceEntryQuery) =>
    [mode, merchantId, 'balance', 'entries', query] as const,
  trace: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'balance', 'trace', id] as const,
  settings: ([mode, merchantId]: Scope) => [mode, merchantId, 'balance', 'settings'] as const,
  /** Everything of the balance in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === 'balance',
};
