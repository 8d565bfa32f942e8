import { defineLocale } from '../../../shared/i18n/locale.ts';

export const recurringInvoicesLocale = defineLocale('recurring-invoices', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
