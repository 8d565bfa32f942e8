import { defineLocale } from '../../i18n/locale.ts';

/** Why a payout did not arrive, whoever asked for it, and what to do. */
export const payoutFailuresLocale = defineLocale('payout-failures', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
