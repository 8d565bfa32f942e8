import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['balance_withdraw'];

export const routes = lazyRoutes(
  ['balance/withdraw', 'balance/withdraw/history', 'balance/withdraw/schedule', 'balance/withdraw/:id'],
  () => import('./route-pages.ts'),
);
