import { defineLocale } from '../../i18n/locale.ts';

/** A bank account that money is sent to, typed and reviewed. */
export const destinationLocale = defineLocale('destination', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
