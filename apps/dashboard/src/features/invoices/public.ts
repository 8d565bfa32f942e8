export { useInvoice } from './api/use-invoice.ts';
export { useInvoiceSettings } from './api/use-invoice-settings.ts';
export { CustomerFields } from './components/form/customer-fields.tsx';
export { ItemFields } from './components/form/item-fields.tsx';
export {
  bodyOf as invoiceBodyOf,
  emptyInvoice,
  type InvoiceValues,
  valuesOf as invoiceValuesOf,
} from './forms/invoice-values.ts';
export { invoicesLocale } from './locales/index.ts';
export { useInvoiceToday } from './presentation/use-invoice-today.ts';
export { Ages } from './components/ages.tsx';
export { useInvoiceTotals } from './api/use-invoice-totals.ts';
export { INVOICE_TOPIC } from './api/keys.ts';
export { InvoiceTabs } from './components/invoice-tabs.tsx';
export { invoiceList } from './list.tsx';
export { invoiceMeanings } from './presentation/status-view.ts';
