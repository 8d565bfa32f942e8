/** What other features may use of disbursements: a list of batches, and where their pages are. */
export { disbursementsLocale } from './locales/index.ts';
export { batchList } from './list.tsx';
