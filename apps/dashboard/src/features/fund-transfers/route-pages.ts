import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'subaccount/fund-transfer',
    'subaccount/fund-transfer/new',
    'subaccount/fund-transfer/:id',
    'subaccount/settings',
  ],
  () => import('./route-pages.ts'),
);
