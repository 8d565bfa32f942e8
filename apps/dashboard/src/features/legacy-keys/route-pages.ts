import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { secretsLocale } from '../../shared/secrets/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { legacyKeysLocale } from './locales/index.ts';

export const pages = {
  'settings/legacy-keys': {
    load: () => import('./pages/legacy-keys-page.tsx'),
    locales: [secretsLocale, legacyKeysLocale, apiKeysLocale, settingsLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
