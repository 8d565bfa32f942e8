import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['invoices/recurring', 'invoices/recurring/new', 'invoices/recurring/:id'],
  () => import('./route-pages.ts'),
);
