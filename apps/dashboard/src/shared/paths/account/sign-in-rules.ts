export const signInRulesPaths = {
  rules: '/settings/sign-in-rules',
} as const;
