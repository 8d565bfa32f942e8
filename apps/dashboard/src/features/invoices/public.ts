/** The public interface for other features: what is outstanding, and the parts that the pages of their customers use. */
export { INVOICE_TOPIC } from './api/keys.ts';
export { useInvoiceTotals } from './api/use-invoice-totals.ts';
export { Ages } from './components/ages.tsx';
export { InvoiceTabs } from './components/invoice-tabs.tsx';
export { invoiceList } from './list.tsx';
export { invoicesLocale } from './locales/index.ts';
export { invoiceMeanings } from './presentation/status-view.ts';
export { useInvoiceToday } from './presentation/use-invoice-today.ts';
