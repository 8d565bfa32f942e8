import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { accountLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'user/profile',
    access: 'signed-in',
    locales: [accountLocale, otpLocale],
    load: () => import('./pages/profile-page.tsx'),
  },
  {
    path: 'user/change-password',
    access: 'signed-in',
    locales: [accountLocale],
    load: () => import('./pages/change-password-page.tsx'),
  },
];
