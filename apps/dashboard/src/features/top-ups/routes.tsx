import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { topUpsLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['balance_topup'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'balance/topup',
    access: 'signed-in',
    load: () => import('./pages/top-up-new-page.tsx'),
    locales: [topUpsLocale, policyLocale],
  },
  {
    path: 'balance/topup/history',
    access: 'signed-in',
    load: () => import('./pages/top-ups-page.tsx'),
    locales: [topUpsLocale, listLocale],
  },
  {
    path: 'balance/topup/:id',
    access: 'signed-in',
    load: () => import('./pages/top-up-page.tsx'),
    locales: [topUpsLocale, balanceLocale],
  },
];
