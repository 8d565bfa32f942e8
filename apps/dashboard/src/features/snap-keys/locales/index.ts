import { defineLocale } from '../../../shared/i18n/locale.ts';

export const snapKeysLocale = defineLocale('snap-keys', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
