import { defineLocale } from '../../i18n/locale.ts';

/** Texts for errors in payout cells, and the column names. */
export const payoutIssuesLocale = defineLocale('payout-issues', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
