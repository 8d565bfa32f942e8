import { defineLocale } from '../../../shared/i18n/locale.ts';

/** Fetched with the list of shortcuts: the first page does without. */
export const shortcutsLocale = defineLocale('shortcuts', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
