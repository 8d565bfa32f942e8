import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { profileLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'user/profile',
    access: 'signed-in',
    locales: [profileLocale, otpLocale],
    load: () => import('./pages/profile-page.tsx'),
  },
  {
    path: 'user/change-password',
    access: 'signed-in',
    locales: [profileLocale],
    load: () => import('./pages/change-password-page.tsx'),
  },
];
