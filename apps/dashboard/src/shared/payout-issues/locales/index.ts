import { defineLocale } from '../../i18n/locale.ts';

/** What is wrong with a cell of a payout, and what its columns are called. */
export const payoutIssuesLocale = defineLocale('payout-issues', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
