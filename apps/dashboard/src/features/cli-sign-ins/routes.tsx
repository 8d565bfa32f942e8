import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/command-line'], () => import('./route-pages.ts'));
