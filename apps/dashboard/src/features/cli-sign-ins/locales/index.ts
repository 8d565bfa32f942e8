import { defineLocale } from '../../../shared/i18n/locale.ts';

export const cliSignInsLocale = defineLocale('cli-sign-ins', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
