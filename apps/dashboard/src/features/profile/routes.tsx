import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['user/profile', 'user/change-password'], () => import('./route-pages.ts'));
