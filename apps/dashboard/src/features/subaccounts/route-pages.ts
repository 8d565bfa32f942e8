import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { policyLocale } from '../../shared/policy/locales/index.ts';
import { syncLocale } from '../../shared/sync/locales/index.ts';
import { secretsLocale } from '../../shared/secrets/locales/index.ts';
import { apiKeysLocale } from '../api-keys/public.ts';
import { balanceLocale } from '../balance/public.ts';
import { disbursementsLocale } from '../disbursements/public.ts';
import { fundTransfersLocale } from '../fund-transfers/public.ts';
import { ordersLocale } from '../orders/public.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { paymentRecordLocale } from '../payments/public.ts';
import { settlementsLocale } from '../settlements/public.ts';
import { topUpsLocale } from '../top-ups/public.ts';
import { subaccountsLocale } from './locales/index.ts';

export const pages = {
  subaccount: {
    load: () => import('./pages/subaccounts-page.tsx'),
    locales: [subaccountsLocale, listLocale],
  },
  'subaccount/new': {
    load: () => import('./pages/subaccount-new-page.tsx'),
    locales: [subaccountsLocale],
  },
  'subaccount/:id': {
    load: () => import('./pages/subaccount-page.tsx'),
    locales: [subaccountsLocale, listLocale, balanceLocale],
  },
  'subaccount/:id/payments': {
    load: () => import('./pages/subaccount-payments-page.tsx'),
    locales: [subaccountsLocale, listLocale, paymentsLocale],
  },
  'subaccount/:id/payments/:paymentId': {
    load: () => import('./pages/subaccount-payment-page.tsx'),
    locales: [
      subaccountsLocale,
      paymentsLocale,
      paymentRecordLocale,
      ordersLocale,
      syncLocale,
      balanceLocale,
    ],
  },
  'subaccount/:id/settlement': {
    load: () => import('./pages/subaccount-settlements-page.tsx'),
    locales: [subaccountsLocale, settlementsLocale, listLocale, paymentsLocale],
  },
  'subaccount/:id/settlement/:settlementId': {
    load: () => import('./pages/subaccount-settlement-page.tsx'),
    locales: [subaccountsLocale, settlementsLocale, listLocale, paymentsLocale, balanceLocale],
  },
  'subaccount/:id/disbursements': {
    load: () => import('./pages/subaccount-disbursements-page.tsx'),
    locales: [subaccountsLocale, listLocale, disbursementsLocale],
  },
  'subaccount/:id/topups': {
    load: () => import('./pages/subaccount-top-ups-page.tsx'),
    locales: [subaccountsLocale, listLocale, topUpsLocale],
  },
  'subaccount/:id/topups/new': {
    load: () => import('./pages/subaccount-top-up-new-page.tsx'),
    locales: [subaccountsLocale, topUpsLocale, policyLocale],
  },
  'subaccount/:id/transfers': {
    load: () => import('./pages/subaccount-transfers-page.tsx'),
    locales: [subaccountsLocale, listLocale, fundTransfersLocale],
  },
  'subaccount/:id/keys': {
    load: () => import('./pages/subaccount-keys-page.tsx'),
    locales: [secretsLocale, subaccountsLocale, listLocale, apiKeysLocale],
  },
  'subaccount/:id/keys/new': {
    load: () => import('./pages/subaccount-key-new-page.tsx'),
    locales: [subaccountsLocale, apiKeysLocale, formsLocale, otpLocale],
  },
  'subaccount/:id/settings': {
    load: () => import('./pages/subaccount-settings-page.tsx'),
    locales: [subaccountsLocale],
  },
} satisfies Record<string, FeaturePage>;
