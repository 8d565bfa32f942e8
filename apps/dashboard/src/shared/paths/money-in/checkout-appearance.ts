export const checkoutAppearancePaths = {
  settings: '/settings/checkout',
};
