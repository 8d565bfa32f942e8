import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['settings/payment-methods'], () => import('./route-pages.ts'));
