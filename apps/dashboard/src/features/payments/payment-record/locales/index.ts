import { defineLocale } from '../../../../shared/i18n/locale.ts';

/** The words of one payment, which lists do without. */
export const paymentRecordLocale = defineLocale('payment-record', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
