import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['balance_topup'];

export const routes = lazyRoutes(
  ['balance/topup', 'balance/topup/history', 'balance/topup/:id'],
  () => import('./route-pages.ts'),
);
