import { defineLocale } from '../../../shared/i18n/locale.ts';

export const homeLocale = defineLocale('home', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
