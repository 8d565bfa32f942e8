import { scopedKeys } from '../list/define/scoped-keys.ts';

/** What shows a subaccount's balance is of the balance: it is asked for again with the merchant's own whenever money was moved here. */
export const subaccountKeys = scopedKeys('balance');

/** All of them, by name. `useSubaccountChoice` asks under the same key. */
export const subaccountNamesKey = (scope: readonly [mode: string, merchantId: string], status?: 'live') =>
  [...scope, 'subaccounts', 'all', status] as const;
