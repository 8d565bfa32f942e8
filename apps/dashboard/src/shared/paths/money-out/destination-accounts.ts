export const destinationPaths = {
  list: '/balance/accounts',
  /** The same list, for people who have to do with fund transfers. */
  forTransfers: '/subaccount/settings',
};
