import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { fundTransfersLocale } from '../fund-transfers/public.ts';
import { topUpsLocale } from '../top-ups/public.ts';
import { subaccountsLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['subaccount_list'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'subaccount',
    access: 'signed-in',
    load: () => import('./pages/subaccounts-page.tsx'),
    locales: [subaccountsLocale, listLocale],
  },
  {
    path: 'subaccount/new',
    access: 'signed-in',
    load: () => import('./pages/subaccount-new-page.tsx'),
    locales: [subaccountsLocale],
  },
  {
    path: 'subaccount/:id',
    access: 'signed-in',
    load: () => import('./pages/subaccount-page.tsx'),
    locales: [subaccountsLocale, listLocale, balanceLocale],
  },
  {
    path: 'subaccount/:id/topups',
    access: 'signed-in',
    load: () => import('./pages/subaccount-top-ups-page.tsx'),
    locales: [subaccountsLocale, listLocale, topUpsLocale],
  },
  {
    path: 'subaccount/:id/topups/new',
    access: 'signed-in',
    load: () => import('./pages/subaccount-top-up-new-page.tsx'),
    locales: [subaccountsLocale, topUpsLocale, policyLocale],
  },
  {
    path: 'subaccount/:id/transfers',
    access: 'signed-in',
    load: () => import('./pages/subaccount-transfers-page.tsx'),
    locales: [subaccountsLocale, listLocale, fundTransfersLocale],
  },
  {
    path: 'subaccount/:id/settings',
    access: 'signed-in',
    load: () => import('./pages/subaccount-settings-page.tsx'),
    locales: [subaccountsLocale],
  },
];
