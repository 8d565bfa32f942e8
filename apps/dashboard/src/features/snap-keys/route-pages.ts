import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { secretsLocale } from '../../shared/secrets/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { snapKeysLocale } from './locales/index.ts';

export const pages = {
  'settings/snap-keys': {
    load: () => import('./pages/snap-keys-page.tsx'),
    locales: [snapKeysLocale, settingsLocale, listLocale],
  },
  'settings/snap-keys/new': {
    load: () => import('./pages/snap-key-new-page.tsx'),
    locales: [formsLocale, snapKeysLocale, apiKeysLocale, otpLocale],
  },
  'settings/snap-keys/compare': {
    load: () => import('./pages/compare-page.tsx'),
    locales: [formsLocale, snapKeysLocale],
  },
  'settings/snap-keys/:id': {
    load: () => import('./pages/snap-key-page.tsx'),
    locales: [secretsLocale, formsLocale, snapKeysLocale, apiKeysLocale, otpLocale],
  },
  'settings/snap-keys/:id/edit': {
    load: () => import('./pages/snap-key-edit-page.tsx'),
    locales: [formsLocale, snapKeysLocale, apiKeysLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
