import { defineLocale } from '../../../shared/i18n/locale.ts';

export const usersLocale = defineLocale('users', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
