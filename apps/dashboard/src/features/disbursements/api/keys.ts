import type { BatchItemsQuery, DisbursementQuery, ItemSearchQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const disbursementKeys = {
  list: ([mode, merchantId]: Scope, query: DisbursementQuery) =>
    [mode, merchantId, 'disbursements', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'disbursements', 'detail', id] as const,
  items: ([mode, merchantId]: Scope, id: string, query: BatchItemsQuery) =>
    [mode, merchantId, 'disbursements', 'items', id, query] as const,
  /** What is new about this version of a batch. */
  evidence: ([mode, merchantId]: Scope, id: string, version: number, limit?: number) =>
    [mode, merchantId, 'disbursements', 'evidence', id, version, limit] as const,
  retriggerable: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'disbursements', 'items', id, 'retriggerable'] as const,
  search: ([mode, merchantId]: Scope, query: ItemSearchQuery) =>
    [mode, merchantId, 'disbursements', 'search', query] as const,
  item: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'disbursements', 'item', id] as const,
  banks: ([mode, merchantId]: Scope) => [mode, merchantId, 'banks'] as const,
  /** Everything of disbursements in one mode but these, for revalidation after a change. */
  allBut:
    ([mode, merchantId]: Scope, ...kinds: readonly string[]) =>
    (key: unknown): boolean =>
      Array.isArray(key) &&
      key[0] === mode &&
      key[1] === merchantId &&
      key[2] === 'disbursements' &&
      !kinds.includes(String(key[3])),
};
