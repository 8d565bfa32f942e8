import type { components, operations } from '@dasbor/sdk';

export type Balance = components['schemas']['Balance'] & {
  /** The offset of the server's clock from the local clock, at the response. */
  aheadMs: number;
};
/** Lists identify rows by id, but an entry has only a number. */
export type BalanceEntry = components['schemas']['BalanceEntry'] & { id: string };
export type BalanceEntryFilters = NonNullable<
  NonNullable<operations['listBalanceEntries']['parameters']['query']>['filters']
>;
export type MoneyTrace = components['schemas']['MoneyTrace'];
export type LedgerMove = components['schemas']['LedgerMove'];
export type BalanceSettings = components['schemas']['BalanceSettings'];
export type BalanceSweep = components['schemas']['BalanceSweep'];
export type SetBalanceSettings = components['schemas']['SetBalanceSettingsRequest'];
