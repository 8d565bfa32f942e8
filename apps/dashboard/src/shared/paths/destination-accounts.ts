export const destinationPaths = {
  list: '/balance/accounts',
};
