import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { secretsLocale } from '../../shared/secrets/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { apiKeysLocale } from './locales/index.ts';

export const pages = {
  'settings/api-keys': {
    load: () => import('./pages/api-keys-page.tsx'),
    locales: [secretsLocale, apiKeysLocale, settingsLocale, listLocale],
  },
  'settings/api-keys/new': {
    load: () => import('./pages/api-key-new-page.tsx'),
    locales: [formsLocale, apiKeysLocale, otpLocale],
  },
  'settings/api-keys/:id': {
    load: () => import('./pages/api-key-page.tsx'),
    locales: [secretsLocale, apiKeysLocale, otpLocale],
  },
  'settings/api-keys/:id/edit': {
    load: () => import('./pages/api-key-edit-page.tsx'),
    locales: [formsLocale, apiKeysLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
