import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { balanceLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['balance_history'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'balance',
    access: 'signed-in',
    load: () => import('./pages/balance-page.tsx'),
    locales: [balanceLocale, listLocale],
  },
  {
    path: 'balance/trace/:id',
    access: 'signed-in',
    load: () => import('./pages/trace-page.tsx'),
    locales: [balanceLocale],
  },
];
