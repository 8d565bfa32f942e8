import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const linkHintLocale = defineLocale('link-hint', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
