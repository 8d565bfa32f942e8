export const disbursementPaths = {
  list: '/disbursements',
  create: '/disbursements/create',
  /** A draft in the table that its file is edited in. */
  draft: (id: string): string => `/disbursements/create?batch=${id}`,
  items: '/disbursements/items-details',
  /** The top ups, beside what they pay for. */
  topUps: '/disbursements/topup',
  detail: (id: string): string => `/disbursements/detail/${id}`,
  /** Its rows that are to be mended. */
  invalid: (id: string): string => `/disbursements/detail/${id}?status=invalid`,
  item: (id: string): string => `/disbursements/info/${id}`,
};
