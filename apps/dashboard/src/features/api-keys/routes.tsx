import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['settings/api-keys', 'settings/api-keys/new', 'settings/api-keys/:id', 'settings/api-keys/:id/edit'],
  () => import('./route-pages.ts'),
);
