export const topUpPaths = {
  create: '/balance/topup',
  list: '/balance/topup/history',
  detail: (id: string): string => `/balance/topup/${id}`,
};
