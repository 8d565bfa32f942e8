import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const invoiceUploadLocale = defineLocale('invoice-upload', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
