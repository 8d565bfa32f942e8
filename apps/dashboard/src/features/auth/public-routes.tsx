import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { authLocale } from './locales/index.ts';

const locales = [authLocale];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'login/otp',
    locales: [authLocale, otpLocale],
    load: () => import('./pages/otp-page.tsx'),
  },
  { path: 'login/:page?', locales, load: () => import('./pages/login-page.tsx') },
  {
    path: 'forgot_password',
    locales,
    load: () => import('./pages/forgot-password-page.tsx'),
  },
  {
    path: 'reset_password',
    locales,
    load: () => import('./pages/reset-password-page.tsx'),
  },
  { path: 'verify', locales, load: () => import('./pages/verify-page.tsx') },
  {
    path: 'email_not_verified',
    locales,
    load: () => import('./pages/email-not-verified-page.tsx'),
  },
];
