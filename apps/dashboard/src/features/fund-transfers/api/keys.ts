type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const fundTransferKeys = {
  list: ([mode, merchantId]: Scope, query: object) =>
    [mode, merchantId, 'fund-transfers', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'fund-transfers', 'detail', id] as const,
  whitelist: ([mode, merchantId]: Scope) => [mode, merchantId, 'fund-transfer-whitelist'] as const,
};
