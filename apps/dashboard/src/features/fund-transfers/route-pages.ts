import { approvalsLocale } from '../../shared/approvals/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { payoutFailuresLocale } from '../../shared/payout-failures/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { balanceChoiceLocale } from '../../shared/balance-choice/locales/index.ts';
import { destinationLocale } from '../../shared/destination/locales/index.ts';
import { fundTransfersLocale } from './locales/index.ts';

export const pages = {
  'subaccount/fund-transfer': {
    load: () => import('./pages/fund-transfers-page.tsx'),
    locales: [fundTransfersLocale, listLocale],
  },
  'subaccount/fund-transfer/new': {
    load: () => import('./pages/fund-transfer-new-page.tsx'),
    locales: [fundTransfersLocale, balanceChoiceLocale, destinationLocale, policyLocale],
  },
  'subaccount/fund-transfer/:id': {
    load: () => import('./pages/fund-transfer-page.tsx'),
    locales: [
      approvalsLocale,
      fundTransfersLocale,
      balanceLocale,
      policyLocale,
      payoutFailuresLocale,
      otpLocale,
    ],
  },
} satisfies Record<string, FeaturePage>;
