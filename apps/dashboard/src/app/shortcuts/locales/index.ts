import { defineLocale } from '../../../shared/i18n/locale.ts';

/** Loaded with the list of shortcuts; the first page does not need it. */
export const shortcutsLocale = defineLocale('shortcuts', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
