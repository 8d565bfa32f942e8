import { defineLocale } from '../../../shared/i18n/locale.ts';

export const notificationsLocale = defineLocale('notifications', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
