type Scope = readonly [mode: string, merchantId: string];

/** Starts with mode and merchant, so that neither sees the other's cached data. */
export const legacyKeyKeys = {
  list: (scope: Scope) => [...scope, 'legacy-keys', 'list'] as const,
};
