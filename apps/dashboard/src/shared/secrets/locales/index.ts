import { defineLocale } from '../../i18n/locale.ts';

/** Texts for secrets: shown once, shown for a minute, replaced, revoked. */
export const secretsLocale = defineLocale('secrets', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
