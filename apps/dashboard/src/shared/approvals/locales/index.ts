import { defineLocale } from '../../i18n/locale.ts';

/** Who must approve, on the pages of records and in the settings. */
export const approvalsLocale = defineLocale('approvals', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
