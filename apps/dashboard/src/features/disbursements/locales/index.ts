import { defineLocale } from '../../../shared/i18n/locale.ts';

export const disbursementsLocale = defineLocale('disbursements', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
