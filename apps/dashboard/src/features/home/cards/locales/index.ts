import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const cardsLocale = defineLocale('cards', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
