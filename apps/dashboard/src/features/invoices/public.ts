export { useInvoice } from './api/use-invoice.ts';
export { useInvoiceSettings } from './api/use-invoice-settings.ts';
export { AmountsSection } from './components/amounts-section.tsx';
export { CustomerSection } from './components/customer-section.tsx';
export { ItemsSection } from './components/items-section.tsx';
export { SendForm } from './components/send-form.tsx';
export { TermButtons } from './components/form/term-buttons.tsx';
export { contentFields } from './forms/content-fields.ts';
export { CustomerFields } from './components/form/customer-fields.tsx';
export { ItemFields } from './components/form/item-fields.tsx';
export {
  bodyOf as invoiceBodyOf,
  emptyInvoice,
  type InvoiceValues,
  totalOf as invoiceTotalOf,
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
