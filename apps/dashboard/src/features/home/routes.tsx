import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { ordersLocale } from '../orders/public.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { homeLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['home'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'home',
    load: () => import('./pages/home-page.tsx'),
    locales: [homeLocale, paymentsLocale, ordersLocale],
  },
];
