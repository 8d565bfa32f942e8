/** What other features may use of fund transfers: a list of them, and where their pages are. */
export { fundTransfersLocale } from './locales/index.ts';
export { fundTransferList } from './list.tsx';
