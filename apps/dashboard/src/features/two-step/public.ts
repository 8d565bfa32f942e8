import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { twoStepLocale } from './locales/index.ts';

/** The routes of the profile list it: it is one of its pages. */
export const twoStepPages = {
  'user/two-step': {
    locales: [twoStepLocale, otpLocale],
    load: () => import('./pages/two-step-page.tsx'),
  },
} satisfies Record<string, FeaturePage>;
