import type { components, SuccessBody } from '@dasbor/sdk';

/** A bank account that money is sent to. The bank is asked who holds it. */
export type Account = components['schemas']['InquireWithdrawalAccountRequest'];
export type Bank = SuccessBody<'listBanks'>['data'][number];
