import { defineLocale } from '../../../shared/i18n/locale.ts';

export const settingsLocale = defineLocale('settings', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
