import { defineLocale } from '../../../shared/i18n/locale.ts';

export const subaccountsLocale = defineLocale('subaccounts', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
