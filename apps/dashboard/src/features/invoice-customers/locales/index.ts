import { defineLocale } from '../../../shared/i18n/locale.ts';

export const invoiceCustomersLocale = defineLocale('invoice-customers', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
