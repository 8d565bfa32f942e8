import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['notifications', 'settings/notifications'],
  () => import('./route-pages.ts'),
);
