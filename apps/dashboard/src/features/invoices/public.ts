/** The public interface for other features: what is outstanding, by age. */
export { Ages } from './components/ages.tsx';
export { useInvoiceTotals } from './api/use-invoice-totals.ts';
export { invoicesLocale } from './locales/index.ts';
