/** The public interface for other features: a list of fund transfers and the paths of their pages. */
export { fundTransfersLocale } from './locales/index.ts';
export { fundTransferList } from './list.tsx';
