import { defineLocale } from '../../../shared/i18n/locale.ts';

export const ordersLocale = defineLocale('orders', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
