import { defineLocale } from '../../../shared/i18n/locale.ts';

export const webhooksLocale = defineLocale('webhooks', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
