import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const createLocale = defineLocale('create', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
