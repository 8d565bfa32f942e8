import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['invoices'];

export const routes = lazyRoutes(
  [
    'invoices',
    'invoices/payments',
    'invoices/create',
    'invoices/upload',
    'invoices/settings',
    'invoices/:id',
    'invoices/:id/edit',
  ],
  () => import('./route-pages.ts'),
);
