import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/security-history'], () => import('./route-pages.ts'));
