import { defineLocale } from '../../../shared/i18n/locale.ts';

export const transactionsLocale = defineLocale('transactions', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
