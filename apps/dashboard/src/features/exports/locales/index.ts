import { defineLocale } from '../../../shared/i18n/locale.ts';

export const exportsLocale = defineLocale('exports', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
