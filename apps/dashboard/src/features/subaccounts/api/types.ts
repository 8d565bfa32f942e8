import type { components, operations } from '@dasbor/sdk';

export type Subaccount = components['schemas']['Subaccount'];
export type CreateSubaccount = components['schemas']['CreateSubaccountRequest'];
export type UpdateSubaccount = components['schemas']['UpdateSubaccountRequest'];
export type SubaccountQuery = NonNullable<operations['listSubaccounts']['parameters']['query']>;
export type Settlement = components['schemas']['Settlement'];
export type SettlementQuery = NonNullable<operations['listSettlements']['parameters']['query']>;
