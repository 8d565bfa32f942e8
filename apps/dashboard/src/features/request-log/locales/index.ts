import { defineLocale } from '../../../shared/i18n/locale.ts';

export const requestLogLocale = defineLocale('request-log', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
