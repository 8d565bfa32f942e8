import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/sign-in-rules'], () => import('./route-pages.ts'));
