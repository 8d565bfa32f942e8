import { defineLocale } from '../../i18n/locale.ts';

export const paymentsLocale = defineLocale('payments', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
