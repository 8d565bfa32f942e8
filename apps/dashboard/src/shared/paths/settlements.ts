export const settlementPaths = {
  list: '/settlements',
  /** Those that are not paid yet. */
  waiting: '/settlements?status=need_to_settle',
  detail: (id: string): string => `/settlements/${id}`,
};
