import { defineLocale } from '../../../shared/i18n/locale.ts';

export const paymentLinksLocale = defineLocale('payment-links', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
