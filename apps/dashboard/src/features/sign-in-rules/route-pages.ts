import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { settingsLocale } from '../settings/public.ts';
import { signInRulesLocale } from './locales/index.ts';

export const pages = {
  'settings/sign-in-rules': {
    load: () => import('./pages/sign-in-rules-page.tsx'),
    locales: [signInRulesLocale, settingsLocale, formsLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
