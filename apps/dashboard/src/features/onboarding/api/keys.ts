type Scope = readonly [mode: string, merchantId: string];

/** Every key starts with mode and merchant, so that neither sees the other's cached data. */
export const onboardingKeys = {
  activation: (scope: Scope) => [...scope, 'onboarding'] as const,
  categories: (scope: Scope) => [...scope, 'business-categories'] as const,
};
