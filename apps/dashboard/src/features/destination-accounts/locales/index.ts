import { defineLocale } from '../../../shared/i18n/locale.ts';

export const destinationAccountsLocale = defineLocale('destination-accounts', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
