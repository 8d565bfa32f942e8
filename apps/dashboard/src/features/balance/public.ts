/** What other features may use of the balance: what there is, that it changed, and where money went. */
export { balanceKeys } from './api/keys.ts';
export { useBalance } from './api/use-balance.ts';
export { TraceLink } from './components/trace-link.tsx';
export { balanceLocale } from './locales/index.ts';
