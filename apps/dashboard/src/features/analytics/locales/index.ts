import { defineLocale } from '../../../shared/i18n/locale.ts';

export const analyticsLocale = defineLocale('analytics', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
