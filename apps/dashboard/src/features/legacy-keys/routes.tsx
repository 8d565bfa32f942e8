import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/legacy-keys'], () => import('./route-pages.ts'));
