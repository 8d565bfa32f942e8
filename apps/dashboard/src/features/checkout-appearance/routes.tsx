import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/checkout'], () => import('./route-pages.ts'));
