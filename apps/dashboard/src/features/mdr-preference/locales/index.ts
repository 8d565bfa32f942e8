import { defineLocale } from '../../../shared/i18n/locale.ts';

export const mdrPreferenceLocale = defineLocale('mdr-preference', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
