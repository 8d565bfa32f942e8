import { defineLocale } from './locale.ts';

/** The texts of `shared/ui`, which every screen needs. */
export const sharedLocale = defineLocale('shared', {
  id: () => import('./locales/id.json'),
  en: () => import('./locales/en.json'),
});
