import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['invoices/customers', 'invoices/customers/:id'],
  () => import('./route-pages.ts'),
);
