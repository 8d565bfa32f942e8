import { defineLocale } from '../../../shared/i18n/locale.ts';

export const checkoutAppearanceLocale = defineLocale('checkout-appearance', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
