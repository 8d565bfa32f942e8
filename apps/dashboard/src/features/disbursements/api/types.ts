import type { components, operations, SuccessBody } from '@dasbor/sdk';

export type Disbursement = components['schemas']['Disbursement'];
export type BatchChange = components['schemas']['UpdateDisbursementRequest'];
export type DisbursementCounts = components['schemas']['DisbursementCounts'];
export type Outcome = NonNullable<Disbursement['outcome']>;
export type DisbursementItem = components['schemas']['DisbursementItem'];
export type ItemIssue = components['schemas']['DisbursementIssue'];
export type ItemTransfer = DisbursementItem['transfers'][number];
export type PayoutChange = components['schemas']['PayoutChange'];
export type Evidence = components['schemas']['DisbursementEvidence'];
export type EvidenceGroup = Evidence['first_time_accounts'];
export type EvidenceItem = EvidenceGroup['items'][number];
export type Simulation = components['schemas']['SimulateDisbursementItemsRequest'];
export type Bank = SuccessBody<'listBanks'>['data'][number];

export type DisbursementFilters = NonNullable<
  NonNullable<operations['listDisbursements']['parameters']['query']>['filters']
>;
export type BatchItemFilters = NonNullable<
  NonNullable<operations['listDisbursementItems']['parameters']['query']>['filters']
>;
export type ItemFilters = NonNullable<
  NonNullable<operations['searchDisbursementItems']['parameters']['query']>['filters']
>;

/** Some items of a batch, or all items that the action applies to. */
export type ItemChoice = readonly string[] | 'all';
/** Which payment a row of a file returns. */
export type RowReturn = NonNullable<components['schemas']['CreateDisbursementRequest']['returns']>[number];
