import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'invoices/quotations',
    'invoices/quotations/new',
    'invoices/quotations/:id',
    'invoices/quotations/:id/edit',
  ],
  () => import('./route-pages.ts'),
);
