/** What other features may use of fund transfers: a list of them, and where their pages are. */
export { useFundTransfers } from './api/use-fund-transfers.ts';
export { fundTransfersLocale } from './locales/index.ts';
export { useFundTransferCard, useFundTransferColumns } from './pages/fund-transfer-columns.tsx';
export { useFundTransferFields } from './pages/fund-transfer-fields.ts';
export { fundTransferPaths } from './paths.ts';
