export const fundTransferPaths = {
  list: '/subaccount/fund-transfer',
  create: '/subaccount/fund-transfer/new',
  /** The form with this subaccount as the destination. */
  createTo: (subaccountId: string): string => `/subaccount/fund-transfer/new?to=${subaccountId}`,
  detail: (id: string): string => `/subaccount/fund-transfer/${id}`,
};
