import { defineLocale } from '../../../shared/i18n/locale.ts';

export const signUpLocale = defineLocale('sign-up', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
