/** What other features may use of withdrawals: where money may be sent, as typed and as it is sent. */
export { useBanks } from './api/use-banks.ts';
export type { Account, Bank } from './api/types.ts';
export { accountFields, useAskBank, useOwnAccount } from './api/use-own-account.ts';
export { ReviewedAccount } from './components/reviewed-account.tsx';
export { DestinationFields } from './components/destination-fields.tsx';
export {
  bankOf,
  DESTINATION_FIELDS,
  destinationOf,
  destinationRules,
  type Destination,
  type DestinationValues,
  type WithBanks,
} from './forms/destination-values.ts';
export { withdrawalsLocale } from './locales/index.ts';
