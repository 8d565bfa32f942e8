import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['subaccount_fund_transfer'];

export const routes = lazyRoutes(
  ['subaccount/fund-transfer', 'subaccount/fund-transfer/new', 'subaccount/fund-transfer/:id'],
  () => import('./route-pages.ts'),
);
