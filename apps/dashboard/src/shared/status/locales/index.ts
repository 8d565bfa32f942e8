import { defineLocale } from '../../i18n/locale.ts';

/** One word per meaning of a status, for every noun; fetched with the frame. */
export const statusLocale = defineLocale('status', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
