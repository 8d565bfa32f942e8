import { defineLocale } from '../../../shared/i18n/locale.ts';

export const promosLocale = defineLocale('promos', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
