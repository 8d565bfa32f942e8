import { defineLocale } from '../../i18n/locale.ts';

export const needsYouLocale = defineLocale('needs-you', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
