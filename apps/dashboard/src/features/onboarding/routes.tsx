import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(['onboarding', 'onboarding/upgrade'], () => import('./route-pages.ts'));
