import type { components, operations, SuccessBody } from '@dasbor/sdk';

export type Withdrawal = components['schemas']['Withdrawal'];
export type BankTransfer = Withdrawal['transfers'][number];
export type CreateWithdrawal = components['schemas']['CreateWithdrawalRequest'];
export type WithdrawalSchedule = components['schemas']['WithdrawalSchedule'];
export type ScheduleRun = WithdrawalSchedule['runs'][number];
export type SetSchedule = components['schemas']['SetWithdrawalScheduleRequest'];
/** Where money goes, as the bank is asked for its holder. */
export type Account = components['schemas']['InquireWithdrawalAccountRequest'];
export type Bank = SuccessBody<'listBanks'>['data'][number];
export type WithdrawalQuery = NonNullable<operations['listWithdrawals']['parameters']['query']>;
export type WithdrawalFilters = NonNullable<WithdrawalQuery['filters']>;
