import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { onboardingLocale } from './locales/index.ts';

const locales = [formsLocale, onboardingLocale];

export const pages = {
  onboarding: { load: () => import('./pages/onboarding-page.tsx'), locales },
  'onboarding/upgrade': { load: () => import('./pages/upgrade-page.tsx'), locales },
} satisfies Record<string, FeaturePage>;
