import { defineLocale } from '../../i18n/locale.ts';

/** A secret that is shown once. */
export const secretsLocale = defineLocale('secrets', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
