import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { apiKeysLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/api-keys',
    access: 'signed-in',
    load: () => import('./pages/api-keys-page.tsx'),
    locales: [apiKeysLocale, settingsLocale, listLocale],
  },
  {
    path: 'settings/api-keys/new',
    access: 'signed-in',
    load: () => import('./pages/api-key-new-page.tsx'),
    locales: [apiKeysLocale, otpLocale],
  },
  {
    path: 'settings/api-keys/:id',
    access: 'signed-in',
    load: () => import('./pages/api-key-page.tsx'),
    locales: [apiKeysLocale, otpLocale],
  },
  {
    path: 'settings/api-keys/:id/edit',
    access: 'signed-in',
    load: () => import('./pages/api-key-edit-page.tsx'),
    locales: [apiKeysLocale, otpLocale],
  },
];
