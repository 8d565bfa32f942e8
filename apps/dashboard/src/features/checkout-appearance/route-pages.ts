import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { settingsLocale } from '../settings/public.ts';
import { checkoutAppearanceLocale } from './locales/index.ts';

export const pages = {
  'settings/checkout': {
    load: () => import('./pages/checkout-appearance-page.tsx'),
    locales: [formsLocale, checkoutAppearanceLocale, settingsLocale],
  },
} satisfies Record<string, FeaturePage>;
