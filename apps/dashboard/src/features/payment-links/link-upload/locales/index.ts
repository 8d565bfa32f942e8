import { defineLocale } from '../../../../shared/i18n/locale.ts';

export const linkUploadLocale = defineLocale('link-upload', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
