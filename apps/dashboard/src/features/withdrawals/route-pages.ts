import { approvalsLocale } from '../../shared/approvals/locales/index.ts';
import { destinationLocale } from '../../shared/destination/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { withdrawalsLocale } from './locales/index.ts';

export const pages = {
  'balance/withdraw': {
    load: () => import('./pages/withdrawal-new-page.tsx'),
    locales: [withdrawalsLocale, destinationLocale, policyLocale, otpLocale],
  },
  'balance/withdraw/history': {
    load: () => import('./pages/withdrawals-page.tsx'),
    locales: [withdrawalsLocale, listLocale],
  },
  'balance/withdraw/schedule': {
    load: () => import('./pages/schedule-page.tsx'),
    locales: [withdrawalsLocale, destinationLocale, balanceLocale, otpLocale],
  },
  'balance/withdraw/:id': {
    load: () => import('./pages/withdrawal-page.tsx'),
    locales: [
      withdrawalsLocale,
      approvalsLocale,
      payoutFailuresLocale,
      balanceLocale,
      policyLocale,
      otpLocale,
    ],
  },
} satisfies Record<string, FeaturePage>;
