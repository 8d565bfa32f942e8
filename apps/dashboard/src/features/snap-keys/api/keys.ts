type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const snapKeyKeys = {
  list: (scope: Scope) => [...scope, 'snap-keys', 'list'] as const,
  detail: (scope: Scope, id: string) => [...scope, 'snap-keys', 'detail', id] as const,
};
