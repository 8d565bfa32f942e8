import { defineLocale } from '../../../shared/i18n/locale.ts';

export const quotationsLocale = defineLocale('quotations', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
