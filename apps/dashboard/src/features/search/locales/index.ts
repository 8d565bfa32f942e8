import { defineLocale } from '../../../shared/i18n/locale.ts';

export const searchLocale = defineLocale('search', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
