export const securityHistoryPaths = {
  list: '/settings/security-history',
} as const;
