import { defineLocale } from '../../i18n/locale.ts';

/** The choice of one of the balances: the merchant or a subaccount. */
export const balanceChoiceLocale = defineLocale('balance-choice', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
