import { defineLocale } from '../../../shared/i18n/locale.ts';

export const withdrawalsLocale = defineLocale('withdrawals', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
