import { defineLocale } from '../../../shared/i18n/locale.ts';

export const reconciliationLocale = defineLocale('reconciliation', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
