import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['user/role', 'user/role/new', 'user/role/:id/edit'],
  () => import('./route-pages.ts'),
);
