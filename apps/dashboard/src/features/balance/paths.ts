export const balancePaths = {
  balance: '/balance',
};
