import { defineLocale } from '../../../shared/i18n/locale.ts';

export const settlementsLocale = defineLocale('settlements', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
