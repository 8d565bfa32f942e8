import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/mdr-preference'], () => import('./route-pages.ts'));
