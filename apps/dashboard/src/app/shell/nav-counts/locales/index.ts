import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const navCountsLocale = defineLocale('nav-counts', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
