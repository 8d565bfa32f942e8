import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { topUpsLocale } from './locales/index.ts';

export const pages = {
  'balance/topup': {
    load: () => import('./pages/top-up-new-page.tsx'),
    locales: [topUpsLocale, policyLocale],
  },
  'balance/topup/history': {
    load: () => import('./pages/top-ups-page.tsx'),
    locales: [topUpsLocale, listLocale],
  },
  'balance/topup/:id': {
    load: () => import('./pages/top-up-page.tsx'),
    locales: [topUpsLocale, balanceLocale],
  },
} satisfies Record<string, FeaturePage>;
