import { defineLocale } from '../../../shared/i18n/locale.ts';

export const fundTransfersLocale = defineLocale('fund-transfers', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
