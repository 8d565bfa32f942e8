import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { devicesPages } from '../devices/public.ts';
import { twoStepPages } from '../two-step/public.ts';
import { profileLocale } from './locales/index.ts';

export const pages = {
  'user/profile': {
    locales: [profileLocale, formsLocale, otpLocale],
    load: () => import('./pages/profile-page.tsx'),
  },
  'user/change-password': {
    locales: [profileLocale],
    load: () => import('./pages/change-password-page.tsx'),
  },
  ...twoStepPages,
  ...devicesPages,
} satisfies Record<string, FeaturePage>;
