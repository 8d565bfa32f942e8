import { defineLocale } from '../../../shared/i18n/locale.ts';

export const paymentMethodsLocale = defineLocale('payment-methods', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
