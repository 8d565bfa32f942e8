import { defineLocale } from '../../../i18n/locale.ts';

export const signOutLocale = defineLocale('sign-out', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
