import { defineLocale } from '../../i18n/locale.ts';

export const shareLocale = defineLocale('share', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
