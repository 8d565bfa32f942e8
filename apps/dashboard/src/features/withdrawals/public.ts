/** What other features may use of withdrawals: where money may be sent, as typed and as it is sent. */
export { useBanks } from './api/use-banks.ts';
export type { Account, Bank } from './api/types.ts';
export { accountFields, useOwnAccount } from './api/use-own-account.ts';
export { ReviewedAccount } from './components/reviewed-account.tsx';
export { useBankCheck } from './forms/use-bank-check.ts';
export { DestinationFields } from './components/destination-fields.tsx';
export {
  DESTINATION_FIELDS,
  destinationOf,
  destinationProblems,
  type Destination,
  type DestinationValues,
} from './forms/destination-values.ts';
export { REQUIRED } from './forms/required.ts';
export { withdrawalsLocale } from './locales/index.ts';
