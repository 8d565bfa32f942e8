export const paymentMethodPaths = {
  list: '/settings/payment-methods',
};
