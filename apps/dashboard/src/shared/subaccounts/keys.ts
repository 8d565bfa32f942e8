import { scopedKeys } from '../list/define/scoped-keys.ts';

/** Balances of subaccounts use a balance key, so they are refetched with the merchant's own after a money movement. */
export const subaccountKeys = scopedKeys('balance');

/** All subaccounts, by name. `useSubaccountChoice` uses the same key. */
export const subaccountNamesKey = (scope: readonly [mode: string, merchantId: string], status?: 'live') =>
  [...scope, 'subaccounts', 'all', status] as const;
