import type { components, operations } from '@dasbor/sdk';

export type Withdrawal = components['schemas']['Withdrawal'];
export type BankTransfer = Withdrawal['transfers'][number];
export type CreateWithdrawal = components['schemas']['CreateWithdrawalRequest'];
export type WithdrawalSchedule = components['schemas']['WithdrawalSchedule'];
export type ScheduleRun = WithdrawalSchedule['runs'][number];
export type SetSchedule = components['schemas']['SetWithdrawalScheduleRequest'];
export type WithdrawalQuery = NonNullable<operations['listWithdrawals']['parameters']['query']>;
export type WithdrawalFilters = NonNullable<WithdrawalQuery['filters']>;
