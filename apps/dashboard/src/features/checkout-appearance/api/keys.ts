type Scope = readonly [mode: string, merchantId: string];

/** Every key starts with mode and merchant, so that neither sees the other's cached data. */
export const checkoutAppearanceKeys = {
  settings: (scope: Scope) => [...scope, 'checkout-appearance'] as const,
};
