import { defineLocale } from '../../i18n/locale.ts';

/** Texts for a file, its rows and its draft, the same for all features. */
export const intakeLocale = defineLocale('intake', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
