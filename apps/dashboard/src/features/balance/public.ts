/** The public interface for other features: the balance, its change events and money traces. */
export { balanceKeys } from './api/keys.ts';
export { useBalance } from './api/use-balance.ts';
export type { BalanceEntry } from './api/types.ts';
export { MoneyActions } from './components/money-actions.tsx';
export { TraceLink } from './components/trace-link.tsx';
export { SweepSettings } from './settings/sweep-settings.tsx';
export { balanceLocale } from './locales/index.ts';
export { entryList } from './entry-list.tsx';
export { withIds } from './api/with-ids.ts';
