import { defineLocale } from '../../i18n/locale.ts';

/** The eight outcomes of asking for the real status (product spec §4), shared by orders, payments and disbursements. */
export const syncLocale = defineLocale('sync', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
