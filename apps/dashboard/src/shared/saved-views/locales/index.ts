import { defineLocale } from '../../i18n/locale.ts';

export const savedViewsLocale = defineLocale('saved-views', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
