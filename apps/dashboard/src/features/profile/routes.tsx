import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['user/profile', 'user/change-password', 'user/two-step', 'user/devices'],
  () => import('./route-pages.ts'),
);
