import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { mdrPreferenceLocale } from './locales/index.ts';

export const pages = {
  'settings/mdr-preference': {
    load: () => import('./pages/mdr-preference-page.tsx'),
    locales: [mdrPreferenceLocale, paymentsLocale, settingsLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
