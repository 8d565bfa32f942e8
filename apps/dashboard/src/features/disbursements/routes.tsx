import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['disbursements'];

export const routes = lazyRoutes(
  [
    'disbursements',
    'disbursements/create',
    'disbursements/items-details',
    'disbursements/topup',
    'disbursements/detail/:id',
    'disbursements/info/:id',
  ],
  () => import('./route-pages.ts'),
);
