import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  ['signup', 'signup/success', 'signup/whatsapp', 'login/whatsapp', 'create_password'],
  () => import('./route-pages.ts'),
);
