import { defineLocale } from '../shared/i18n/locale.ts';

/** The shell's texts: sidebar, header, banners, session dialogs. */
export const appLocale = defineLocale('app', {
  id: () => import('./locales/id.json'),
  en: () => import('./locales/en.json'),
});
