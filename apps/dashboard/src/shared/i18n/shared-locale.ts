import { defineLocale } from './locale.ts';

/** The words of `shared/ui`; every screen needs them. */
export const sharedLocale = defineLocale('shared', {
  id: () => import('./locales/id.json'),
  en: () => import('./locales/en.json'),
});
