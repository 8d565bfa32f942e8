import type { components, operations } from '@dasbor/sdk';

export type Balance = components['schemas']['Balance'] & {
  /** How far the server's clock was ahead of this machine's when it answered. */
  aheadMs: number;
};
/** A list knows its rows by id; an entry has its number. */
export type BalanceEntry = components['schemas']['BalanceEntry'] & { id: string };
export type BalanceEntryFilters = NonNullable<
  NonNullable<operations['listBalanceEntries']['parameters']['query']>['filters']
>;
export type MoneyTrace = components['schemas']['MoneyTrace'];
export type LedgerMove = components['schemas']['LedgerMove'];
export type BalanceSettings = components['schemas']['BalanceSettings'];
export type BalanceSweep = components['schemas']['BalanceSweep'];
export type SetBalanceSettings = components['schemas']['SetBalanceSettingsRequest'];
