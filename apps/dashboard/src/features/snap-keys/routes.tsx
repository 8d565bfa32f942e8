import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'settings/snap-keys',
    'settings/snap-keys/new',
    'settings/snap-keys/compare',
    'settings/snap-keys/:id',
    'settings/snap-keys/:id/edit',
  ],
  () => import('./route-pages.ts'),
);
