import type { components, operations } from '@dasbor/sdk';

export type Subaccount = components['schemas']['Subaccount'];
export type CreateSubaccount = components['schemas']['CreateSubaccountRequest'];
export type UpdateSubaccount = components['schemas']['UpdateSubaccountRequest'];
export type SubaccountFilters = NonNullable<
  NonNullable<operations['listSubaccounts']['parameters']['query']>['filters']
>;
export type SubaccountEntryFilters = NonNullable<
  NonNullable<operations['listSubaccountBalanceEntries']['parameters']['query']>['filters']
>;
