export const balancePaths = {
  balance: '/balance',
  settings: '/settings/balance',
  trace: (id: string): string => `/balance/trace/${id}`,
};
