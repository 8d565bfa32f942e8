import { defineLocale } from '../../../shared/i18n/locale.ts';

export const refundsLocale = defineLocale('refunds', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
