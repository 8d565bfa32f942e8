export const disbursementPaths = {
  list: '/disbursements',
  create: '/disbursements/create',
  /** A draft in the table where its file is edited. */
  draft: (id: string): string => `/disbursements/create?batch=${id}`,
  items: '/disbursements/items-details',
  /** The top ups, beside what they pay for. */
  topUps: '/disbursements/topup',
  detail: (id: string): string => `/disbursements/detail/${id}`,
  /** The rows that need fixing. */
  invalid: (id: string): string => `/disbursements/detail/${id}?status=invalid`,
  item: (id: string): string => `/disbursements/info/${id}`,
};
