import { defineLocale } from '../../../shared/i18n/locale.ts';

export const rolesLocale = defineLocale('roles', {
  id: () => import('./id.json'),
  en: () => import('./en.json'),
});
