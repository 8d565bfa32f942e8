import { defineLocale } from '../../../shared/i18n/locale.ts';

export const customersLocale = defineLocale('customers', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
