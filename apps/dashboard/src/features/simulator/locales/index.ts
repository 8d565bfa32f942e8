import { defineLocale } from '../../../shared/i18n/locale.ts';

export const simulatorLocale = defineLocale('simulator', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
