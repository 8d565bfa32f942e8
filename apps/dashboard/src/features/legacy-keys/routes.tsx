import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { settingsLocale } from '../settings/public.ts';
import { legacyKeysLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/legacy-keys',
    access: 'signed-in',
    load: () => import('./pages/legacy-keys-page.tsx'),
    locales: [legacyKeysLocale, apiKeysLocale, settingsLocale, otpLocale],
  },
];
