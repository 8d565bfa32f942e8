import { defineLocale } from '../../../shared/i18n/locale.ts';

export const twoStepLocale = defineLocale('two-step', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
