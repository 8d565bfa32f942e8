type Scope = readonly [mode: string, merchantId: string];

/** Begins with mode and merchant, so that neither can show what the other was answered. */
export const legacyKeyKeys = {
  list: (scope: Scope) => [...scope, 'legacy-keys', 'list'] as const,
};
