import { defineLocale } from '../../i18n/locale.ts';

/** Texts for restored drafts and for leaving unsaved edits. */
export const formsLocale = defineLocale('forms', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
