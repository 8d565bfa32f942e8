/** The public interface for other features: a list of batches and the paths of their pages. */
export { disbursementsLocale } from './locales/index.ts';
export { batchList } from './list.tsx';
