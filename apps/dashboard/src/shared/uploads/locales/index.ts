import { defineLocale } from '../../i18n/locale.ts';

/** Texts for a file whose rows become records, the same for all kinds. */
export const uploadsLocale = defineLocale('uploads', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
