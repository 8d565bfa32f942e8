import { approvalsLocale } from '../../shared/approvals/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { refundsLocale } from './locales/index.ts';

export const pages = {
  refunds: {
    load: () => import('./pages/refunds-page.tsx'),
    locales: [refundsLocale, listLocale, paymentsLocale],
  },
  'refunds/new': {
    load: () => import('./pages/refund-new-page.tsx'),
    locales: [refundsLocale, paymentsLocale, policyLocale, listLocale],
  },
  'refunds/:id': {
    load: () => import('./pages/refund-page.tsx'),
    locales: [
      approvalsLocale,
      refundsLocale,
      paymentsLocale,
      policyLocale,
      balanceLocale,
      otpLocale,
      payoutFailuresLocale,
    ],
  },
} satisfies Record<string, FeaturePage>;
