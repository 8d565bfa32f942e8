export const balancePaths = {
  balance: '/balance',
  trace: (id: string): string => `/balance/trace/${id}`,
};
