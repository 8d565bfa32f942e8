/** What other features may use of subaccounts: which there are, and how they are named. */
export { SubaccountLink } from './components/subaccount-link.tsx';
export { BalanceChoice } from './components/balance-choice.tsx';
export { useAllSubaccounts } from './api/use-all-subaccounts.ts';
export { subaccountsLocale } from './locales/index.ts';
export type { Subaccount } from './api/types.ts';
