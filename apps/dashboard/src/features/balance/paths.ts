export const balancePaths = {
  balance: '/balance',
  settings: '/settings/balance',
  /** What will hold from now on, before the code. */
  settingsReview: '/settings/balance?step=review',
  trace: (id: string): string => `/balance/trace/${id}`,
};
