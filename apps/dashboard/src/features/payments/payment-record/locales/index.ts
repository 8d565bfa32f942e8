import { defineLocale } from '../../../../shared/i18n/locale.ts';

/** The texts of one payment, which lists do not need. */
export const paymentRecordLocale = defineLocale('payment-record', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
