import { defineLocale } from '../../../shared/i18n/locale.ts';

export const profileLocale = defineLocale('profile', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
