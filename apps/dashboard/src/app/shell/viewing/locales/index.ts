import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const viewingLocale = defineLocale('viewing', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
