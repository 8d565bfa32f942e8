export const refundPaths = {
  list: '/refunds',
  create: (paymentId?: string): string => (paymentId ? `/refunds/new?payment=${paymentId}` : '/refunds/new'),
  detail: (id: string): string => `/refunds/${id}`,
};
