import { approvalsLocale } from '../../shared/approvals/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { intakeLocale } from '../../shared/intake/locales/index.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { payoutIssuesLocale } from '../../shared/payout-issues/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { syncLocale } from '../../shared/sync/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { balanceChoiceLocale } from '../../shared/balance-choice/locales/index.ts';
import { topUpsLocale } from '../top-ups/public.ts';
import { createLocale } from './create/locales/index.ts';
import { disbursementsLocale } from './locales/index.ts';

const itemLocales = [disbursementsLocale, listLocale, policyLocale, payoutFailuresLocale, payoutIssuesLocale];

export const pages = {
  disbursements: {
    load: () => import('./pages/disbursements-page.tsx'),
    locales: [disbursementsLocale, listLocale, policyLocale],
  },
  'disbursements/create': {
    load: () => import('./create/create-page.tsx'),
    locales: [
      createLocale,
      intakeLocale,
      disbursementsLocale,
      balanceChoiceLocale,
      listLocale,
      policyLocale,
      payoutIssuesLocale,
    ],
  },
  'disbursements/items-details': {
    load: () => import('./pages/items-page.tsx'),
    locales: itemLocales,
  },
  'disbursements/topup': {
    load: () => import('./pages/top-ups-page.tsx'),
    locales: [disbursementsLocale, topUpsLocale, listLocale],
  },
  'disbursements/detail/:id': {
    load: () => import('./pages/disbursement-page.tsx'),
    locales: [approvalsLocale, ...itemLocales, balanceLocale, syncLocale, otpLocale],
  },
  'disbursements/info/:id': {
    load: () => import('./pages/item-page.tsx'),
    locales: [...itemLocales, balanceLocale],
  },
} satisfies Record<string, FeaturePage>;
