export const subaccountPaths = {
  list: '/subaccount',
  create: '/subaccount/new',
  detail: (id: string): string => `/subaccount/${id}`,
  payments: (id: string): string => `/subaccount/${id}/payments`,
  payment: (id: string, paymentId: string): string => `/subaccount/${id}/payments/${paymentId}`,
  disbursements: (id: string): string => `/subaccount/${id}/disbursements`,
  topUps: (id: string): string => `/subaccount/${id}/topups`,
  topUp: (id: string): string => `/subaccount/${id}/topups/new`,
  transfers: (id: string): string => `/subaccount/${id}/transfers`,
  keys: (id: string): string => `/subaccount/${id}/keys`,
  newKey: (id: string): string => `/subaccount/${id}/keys/new`,
  settings: (id: string): string => `/subaccount/${id}/settings`,
};
