import { defineLocale } from '../../i18n/locale.ts';

export const otpLocale = defineLocale('otp', {
  id: () => import('./locales/id.json'),
  en: () => import('./locales/en.json'),
});
