import type { NavKey } from '@dasbor/domain/access';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { payoutIssuesLocale } from '../../shared/payout-issues/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { syncLocale } from '../../shared/sync/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { createLocale } from './create/locales/index.ts';
import { disbursementsLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['disbursements'];

const itemLocales = [disbursementsLocale, listLocale, policyLocale, payoutFailuresLocale, payoutIssuesLocale];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'disbursements',
    access: 'signed-in',
    load: () => import('./pages/disbursements-page.tsx'),
    locales: [disbursementsLocale, listLocale, policyLocale],
  },
  {
    path: 'disbursements/create',
    access: 'signed-in',
    load: () => import('./create/create-page.tsx'),
    locales: [createLocale, listLocale, policyLocale, payoutIssuesLocale],
  },
  {
    path: 'disbursements/items-details',
    access: 'signed-in',
    load: () => import('./pages/items-page.tsx'),
    locales: itemLocales,
  },
  {
    path: 'disbursements/topup',
    access: 'signed-in',
    load: () => import('./pages/top-ups-page.tsx'),
  },
  {
    path: 'disbursements/detail/:id',
    access: 'signed-in',
    load: () => import('./pages/disbursement-page.tsx'),
    locales: [...itemLocales, syncLocale, otpLocale],
  },
  {
    path: 'disbursements/info/:id',
    access: 'signed-in',
    load: () => import('./pages/item-page.tsx'),
    locales: [...itemLocales, balanceLocale],
  },
];
