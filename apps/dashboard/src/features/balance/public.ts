/** What other features may use of the balance: what there is, and that it changed. */
export { balanceKeys } from './api/keys.ts';
export { useBalance } from './api/use-balance.ts';
