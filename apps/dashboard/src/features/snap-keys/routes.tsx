import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { settingsLocale } from '../settings/public.ts';
import { snapKeysLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/snap-keys',
    access: 'signed-in',
    load: () => import('./pages/snap-keys-page.tsx'),
    locales: [snapKeysLocale, settingsLocale, listLocale],
  },
  {
    path: 'settings/snap-keys/new',
    access: 'signed-in',
    load: () => import('./pages/snap-key-new-page.tsx'),
    locales: [snapKeysLocale, otpLocale],
  },
  {
    path: 'settings/snap-keys/compare',
    access: 'signed-in',
    load: () => import('./pages/compare-page.tsx'),
    locales: [snapKeysLocale],
  },
  {
    path: 'settings/snap-keys/:id',
    access: 'signed-in',
    load: () => import('./pages/snap-key-page.tsx'),
    locales: [snapKeysLocale, apiKeysLocale, otpLocale],
  },
];
