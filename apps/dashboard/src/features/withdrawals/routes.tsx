import type { NavKey } from '@dasbor/domain/access';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { withdrawalsLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['balance_withdraw'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'balance/withdraw',
    access: 'signed-in',
    load: () => import('./pages/withdrawal-new-page.tsx'),
    locales: [withdrawalsLocale, policyLocale, otpLocale],
  },
  {
    path: 'balance/withdraw/history',
    access: 'signed-in',
    load: () => import('./pages/withdrawals-page.tsx'),
    locales: [withdrawalsLocale, listLocale],
  },
  {
    path: 'balance/withdraw/schedule',
    access: 'signed-in',
    load: () => import('./pages/schedule-page.tsx'),
    locales: [withdrawalsLocale, otpLocale],
  },
  {
    path: 'balance/withdraw/:id',
    access: 'signed-in',
    load: () => import('./pages/withdrawal-page.tsx'),
    locales: [withdrawalsLocale, payoutFailuresLocale, balanceLocale],
  },
];
