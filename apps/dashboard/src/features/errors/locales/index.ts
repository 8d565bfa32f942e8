import { defineLocale } from '../../../shared/i18n/locale.ts';

export const errorsLocale = defineLocale('errors', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
