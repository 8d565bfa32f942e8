import type { FeaturePage } from '../../shared/lib/routes.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { homeLocale } from '../home/public.ts';
import { analyticsLocale } from './locales/index.ts';

export const pages = {
  analytics: {
    load: () => import('./pages/analytics-page.tsx'),
    locales: [analyticsLocale, homeLocale, paymentsLocale],
  },
} satisfies Record<string, FeaturePage>;
