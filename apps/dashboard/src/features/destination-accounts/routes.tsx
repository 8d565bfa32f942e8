import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['balance/accounts'], () => import('./route-pages.ts'));
