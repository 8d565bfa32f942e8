type Scope = readonly [mode: string, merchantId: string];

/** Every key starts with mode and merchant, so that neither sees the other's cached data. */
export const snapKeyKeys = {
  list: (scope: Scope) => [...scope, 'snap-keys', 'list'] as const,
  detail: (scope: Scope, id: string) => [...scope, 'snap-keys', 'detail', id] as const,
};
