import { defineLocale } from '../../../shared/i18n/locale.ts';

export const onboardingLocale = defineLocale('onboarding', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
