import { defineLocale } from '../../../shared/i18n/locale.ts';

export const devicesLocale = defineLocale('devices', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
