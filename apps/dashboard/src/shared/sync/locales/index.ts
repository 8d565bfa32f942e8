import { defineLocale } from '../../i18n/locale.ts';

/** The eight outcomes of a status enquiry (product spec §4), shared by orders, payments and disbursements. */
export const syncLocale = defineLocale('sync', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
