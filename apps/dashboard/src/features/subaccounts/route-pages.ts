import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'subaccount',
    'subaccount/new',
    'subaccount/:id',
    'subaccount/:id/topups',
    'subaccount/:id/topups/new',
    'subaccount/:id/transfers',
    'subaccount/:id/settings',
  ],
  () => import('./route-pages.ts'),
);
