import type { Account, WithdrawalQuery } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

/** Every key begins with mode and merchant, so that neither can show what the other was answered. */
export const withdrawalKeys = {
  list: ([mode, merchantId]: Scope, query: WithdrawalQuery) =>
    [mode, merchantId, 'withdrawals', 'list', query] as const,
  detail: ([mode, merchantId]: Scope, id: string) => [mode, merchantId, 'withdrawals', 'detail', id] as const,
  schedule: ([mode, merchantId]: Scope) => [mode, merchantId, 'withdrawals', 'schedule'] as const,
  account: ([mode, merchantId]: Scope, { bank_code, account_number, account_name }: Account) =>
    [mode, merchantId, 'withdrawals', 'account', bank_code, account_number, account_name] as const,
  banks: ([mode, merchantId]: Scope) => [mode, merchantId, 'banks'] as const,
};
