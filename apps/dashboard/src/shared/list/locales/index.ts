import { defineLocale } from '../../i18n/locale.ts';

/** The words of the list kit; every route with a list names it beside its own. */
export const listLocale = defineLocale('list', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
