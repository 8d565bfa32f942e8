import type { components, operations } from '@dasbor/sdk';

export type FundTransfer = components['schemas']['FundTransfer'];
export type CreateFundTransfer = components['schemas']['CreateFundTransferRequest'];
export type FundTransferFilters = NonNullable<
  NonNullable<operations['listFundTransfers']['parameters']['query']>['filters']
>;
