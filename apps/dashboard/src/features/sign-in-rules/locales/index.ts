import { defineLocale } from '../../../shared/i18n/locale.ts';

export const signInRulesLocale = defineLocale('sign-in-rules', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
