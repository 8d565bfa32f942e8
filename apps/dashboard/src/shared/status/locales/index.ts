import { defineLocale } from '../../i18n/locale.ts';

/** One text per meaning of a status, for all resources. Loaded with the shell. */
export const statusLocale = defineLocale('status', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
