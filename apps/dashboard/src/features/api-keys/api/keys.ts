type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const apiKeyKeys = {
  lists: (scope: Scope) => [...scope, 'api-keys', 'list'] as const,
  list: (scope: Scope, subaccountId?: string) => [...apiKeyKeys.lists(scope), subaccountId] as const,
  detail: (scope: Scope, id: string) => [...scope, 'api-keys', 'detail', id] as const,
};
