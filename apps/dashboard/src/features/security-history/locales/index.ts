import { defineLocale } from '../../../shared/i18n/locale.ts';

export const securityHistoryLocale = defineLocale('security-history', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
