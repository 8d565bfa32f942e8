import { defineLocale } from '../../../shared/i18n/locale.ts';

export const authLocale = defineLocale('auth', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
