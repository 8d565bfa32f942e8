import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { syncLocale } from '../../shared/sync/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { ordersLocale } from '../orders/public.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { paymentRecordLocale } from './payment-record/locales/index.ts';

export const nav: readonly NavKey[] = ['payments'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'payments',
    load: () => import('./pages/payments-page.tsx'),
    locales: [paymentsLocale, listLocale],
  },
  {
    path: 'payments/:id',
    load: () => import('./pages/payment-detail-page.tsx'),
    locales: [paymentsLocale, paymentRecordLocale, ordersLocale, syncLocale, balanceLocale],
  },
];
