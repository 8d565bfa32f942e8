export const disbursementPaths = {
  list: '/disbursements',
  create: '/disbursements/create',
  /** Starts a batch with one row that returns the money of a payment. Only the recipient is missing. */
  returning: ({ paymentId, amount }: { paymentId: string; amount: number }): string =>
    `/disbursements/create?return=${paymentId}&amount=${amount}`,
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
