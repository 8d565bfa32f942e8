export const refundPaths = {
  list: '/refunds',
  create: (paymentId?: string): string => (paymentId ? `/refunds/new?payment=${paymentId}` : '/refunds/new'),
  ofPayment: (paymentId: string): string => `/refunds?payment=${paymentId}`,
  ofSettlement: (settlementId: string): string => `/refunds?settlement=${settlementId}`,
  detail: (id: string): string => `/refunds/${id}`,
};
