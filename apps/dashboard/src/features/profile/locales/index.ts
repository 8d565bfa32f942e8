import { defineLocale } from '../../../shared/i18n/locale.ts';

export const accountLocale = defineLocale('account', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
