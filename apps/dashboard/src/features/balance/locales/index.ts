import { defineLocale } from '../../../shared/i18n/locale.ts';

export const balanceLocale = defineLocale('balance', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
