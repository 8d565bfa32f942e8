/** The public interface for other features: a list of batches, and the payouts that return a payment. */
export { disbursementsLocale } from './locales/index.ts';
export { ReturnedNotice } from './components/returned-notice.tsx';
export { batchList } from './list.tsx';
