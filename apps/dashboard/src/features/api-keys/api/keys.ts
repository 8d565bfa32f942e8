type Scope = readonly [mode: string, merchantId: string];

/** Every key starts with mode and merchant, so that neither sees the other's cached data. */
export const apiKeyKeys = {
  lists: (scope: Scope) => [...scope, 'api-keys', 'list'] as const,
  list: (scope: Scope, subaccountId?: string) => [...apiKeyKeys.lists(scope), subaccountId] as const,
  detail: (scope: Scope, id: string) => [...scope, 'api-keys', 'detail', id] as const,
};
