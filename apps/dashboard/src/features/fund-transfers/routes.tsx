import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { withdrawalsLocale } from '../withdrawals/public.ts';
import { fundTransfersLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['subaccount_fund_transfer', 'subaccount_settings'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'subaccount/fund-transfer',
    access: 'signed-in',
    load: () => import('./pages/fund-transfers-page.tsx'),
    locales: [fundTransfersLocale, listLocale],
  },
  {
    path: 'subaccount/fund-transfer/new',
    access: 'signed-in',
    load: () => import('./pages/fund-transfer-new-page.tsx'),
    locales: [fundTransfersLocale, withdrawalsLocale, policyLocale],
  },
  {
    path: 'subaccount/fund-transfer/:id',
    access: 'signed-in',
    load: () => import('./pages/fund-transfer-page.tsx'),
    locales: [fundTransfersLocale, balanceLocale, policyLocale, payoutFailuresLocale],
  },
  {
    path: 'subaccount/settings',
    access: 'signed-in',
    load: () => import('./pages/whitelist-page.tsx'),
    locales: [fundTransfersLocale, withdrawalsLocale],
  },
];
