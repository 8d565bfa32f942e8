import { defineLocale } from '../../../shared/i18n/locale.ts';

export const invoicesLocale = defineLocale('invoices', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
