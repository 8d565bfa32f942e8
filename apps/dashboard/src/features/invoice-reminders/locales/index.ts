import { defineLocale } from '../../../shared/i18n/locale.ts';

export const invoiceRemindersLocale = defineLocale('invoice-reminders', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
