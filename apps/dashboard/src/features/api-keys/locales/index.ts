import { defineLocale } from '../../../shared/i18n/locale.ts';

export const apiKeysLocale = defineLocale('api-keys', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
