import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { syncLocale } from '../../shared/sync/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { ordersLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['orders'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'orders',
    load: () => import('./pages/orders-page.tsx'),
    locales: [ordersLocale, listLocale],
  },
  {
    path: 'orders/:id',
    load: () => import('./pages/order-detail-page.tsx'),
    locales: [ordersLocale, paymentsLocale, syncLocale],
  },
];
