import type { components, SuccessBody } from '@dasbor/sdk';

/** A destination bank account. The bank confirms the holder's name. */
export type Account = components['schemas']['InquireWithdrawalAccountRequest'];
export type Bank = SuccessBody<'listBanks'>['data'][number];
