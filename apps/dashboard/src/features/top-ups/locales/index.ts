import { defineLocale } from '../../../shared/i18n/locale.ts';

export const topUpsLocale = defineLocale('top-ups', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
