/** What other features may use of subaccounts: which there are, and how they are named. */
export { SubaccountLink } from './components/subaccount-link.tsx';
export { useLiveSubaccounts } from './api/use-live-subaccounts.ts';
export type { Subaccount } from './api/types.ts';
