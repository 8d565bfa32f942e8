import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';
import type { Account } from './types.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('withdrawals');

export const withdrawalKeys = {
  ...keys,
  schedule: (scope: Scope) => keys.of(scope, 'schedule'),
  account: (scope: Scope, { bank_code, account_number, account_name }: Account) =>
    keys.of(scope, 'account', bank_code, account_number, account_name),
  banks: (scope: Scope) => [...scope, 'banks'] as const,
};
