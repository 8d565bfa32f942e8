import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['subaccount_settings'];

export const routes = lazyRoutes(
  ['balance/accounts', 'subaccount/settings'],
  () => import('./route-pages.ts'),
);
