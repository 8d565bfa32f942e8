import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/approvals'], () => import('./route-pages.ts'));
