import { defineLocale } from '../../i18n/locale.ts';

/** The texts of the list kit. Every route with a list loads them beside its own. */
export const listLocale = defineLocale('list', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
