type Scope = readonly [mode: string, merchantId: string];

/**
 * Every key begins with mode and merchant, so that neither can show what the other was answered. What shows a subaccount's balance
 * is of the balance: it is asked for again with the merchant's own whenever money was moved here.
 */
export const subaccountKeys = {
  list: ([mode, merchantId]: Scope, query: object) =>
    [mode, merchantId, 'balance', 'subaccounts', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'balance', 'subaccount', id] as const,
  entries: ([mode, merchantId]: Scope, id: string, query: object) =>
    [mode, merchantId, 'balance', 'subaccount-entries', id, query] as const,
  all: ([mode, merchantId]: Scope, status?: 'live') =>
    [mode, merchantId, 'subaccounts', 'all', status] as const,
  payments: ([mode, merchantId]: Scope, id: string, query: object) =>
    [mode, merchantId, 'subaccounts', 'payments', id, query] as const,
  disbursements: ([mode, merchantId]: Scope, id: string, query: object) =>
    [mode, merchantId, 'subaccounts', 'disbursements', id, query] as const,
  settlements: ([mode, merchantId]: Scope, query: object) =>
    [mode, merchantId, 'subaccounts', 'settlements', query] as const,
  settlement: ([mode, merchantId]: Scope, id: string) =>
    [mode, merchantId, 'subaccounts', 'settlement', id] as const,
  settlementPayments: ([mode, merchantId]: Scope, id: string, query: object) =>
    [mode, merchantId, 'subaccounts', 'settlement-payments', id, query] as const,
  topUps: ([mode, merchantId]: Scope, id: string, query: object) =>
    [mode, merchantId, 'subaccounts', 'top-ups', id, query] as const,
};
