import { defineLocale } from '../../i18n/locale.ts';

/** Why any kind of payout failed, and what to do. */
export const payoutFailuresLocale = defineLocale('payout-failures', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
