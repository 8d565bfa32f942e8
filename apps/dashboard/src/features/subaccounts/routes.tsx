import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['subaccount_list'];

export const routes = lazyRoutes(
  [
    'subaccount',
    'subaccount/new',
    'subaccount/:id',
    'subaccount/:id/payments',
    'subaccount/:id/payments/:paymentId',
    'subaccount/:id/settlement',
    'subaccount/:id/settlement/:settlementId',
    'subaccount/:id/disbursements',
    'subaccount/:id/topups',
    'subaccount/:id/topups/new',
    'subaccount/:id/transfers',
    'subaccount/:id/keys',
    'subaccount/:id/keys/new',
    'subaccount/:id/settings',
  ],
  () => import('./route-pages.ts'),
);
