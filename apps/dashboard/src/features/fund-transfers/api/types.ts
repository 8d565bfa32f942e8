import type { components, operations } from '@dasbor/sdk';

export type FundTransfer = components['schemas']['FundTransfer'];
export type CreateFundTransfer = components['schemas']['CreateFundTransferRequest'];
export type FundTransferQuery = NonNullable<operations['listFundTransfers']['parameters']['query']>;
export type WhitelistedAccount = components['schemas']['WhitelistedAccount'];
export type AddWhitelistedAccount = components['schemas']['AddWhitelistedAccountRequest'];
