/** What other features may use of disbursements: a list of batches, and where their pages are. */
export { disbursementQuery } from './api/disbursement-query.ts';
export type { Disbursement } from './api/types.ts';
export { disbursementsLocale } from './locales/index.ts';
export { useBatchCard, useBatchColumns } from './pages/batch-columns.tsx';
export { useBatchFields } from './pages/fields.ts';
export { disbursementPaths } from './paths.ts';
