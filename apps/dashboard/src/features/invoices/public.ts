/** The parts of invoices that the pages of their customers use. */
export { INVOICE_TOPIC } from './api/keys.ts';
export { InvoiceTabs } from './components/invoice-tabs.tsx';
export { invoiceList } from './list.tsx';
export { invoicesLocale } from './locales/index.ts';
export { invoiceMeanings } from './presentation/status-view.ts';
export { useInvoiceToday } from './presentation/use-invoice-today.ts';
