export const onboardingPaths = {
  activation: '/onboarding',
  upgrade: '/onboarding/upgrade',
  step: (step: string) => `/onboarding?step=${step}`,
  /** Says why live mode is closed. */
  fromLive: '/onboarding?from=live',
} as const;
