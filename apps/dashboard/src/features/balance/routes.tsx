import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['balance_history'];

export const routes = lazyRoutes(
  ['balance', 'balance/trace/:id', 'settings/balance'],
  () => import('./route-pages.ts'),
);
