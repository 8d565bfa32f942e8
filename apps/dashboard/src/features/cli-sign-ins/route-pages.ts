import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { settingsLocale } from '../settings/public.ts';
import { cliSignInsLocale } from './locales/index.ts';

export const pages = {
  'settings/command-line': {
    load: () => import('./pages/command-line-page.tsx'),
    locales: [cliSignInsLocale, apiKeysLocale, settingsLocale, formsLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
