import { defineLocale } from '../../../shared/i18n/locale.ts';

export const legacyKeysLocale = defineLocale('legacy-keys', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
