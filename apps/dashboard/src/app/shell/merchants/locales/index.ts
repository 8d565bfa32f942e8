import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const merchantsLocale = defineLocale('merchants', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
