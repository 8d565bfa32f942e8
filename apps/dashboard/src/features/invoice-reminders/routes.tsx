import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['invoices/reminders', 'invoices/reminders/sent'],
  () => import('./route-pages.ts'),
);
