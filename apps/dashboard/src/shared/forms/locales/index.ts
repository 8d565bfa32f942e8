import { defineLocale } from '../../i18n/locale.ts';

/** Of a restored draft, and of leaving what is unsaved. */
export const formsLocale = defineLocale('forms', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
