import { defineLocale } from '../../i18n/locale.ts';

/** Why something cannot be done now, and when it can. */
export const policyLocale = defineLocale('policy', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
