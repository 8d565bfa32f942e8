import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['settings/request-log', 'settings/request-log/:id'],
  () => import('./route-pages.ts'),
);
