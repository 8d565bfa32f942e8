import type { components, SuccessBody } from '@dasbor/sdk';

/** A destination bank account. The bank confirms the holder's name. */
export type Account = components['schemas']['CreateDestinationAccountRequest'];
/** One of the merchant's own accounts, to which its money may go. */
export type DestinationAccount = components['schemas']['DestinationAccount'];
export type Bank = SuccessBody<'listBanks'>['data'][number];
