import { defineLocale } from '../shared/i18n/locale.ts';

/** The words of the shell: sidebar, header, banners, session dialogs. */
export const appLocale = defineLocale('app', {
  id: () => import('./locales/id.json'),
  en: () => import('./locales/en.json'),
});
