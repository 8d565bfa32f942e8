import { lazyRoutes } from '../../shared/lib/routes.ts';

export const routes = lazyRoutes(
  [
    'settings/webhooks',
    'settings/webhooks/new',
    'settings/webhooks/deliveries',
    'settings/webhooks/deliveries/:id',
    'settings/webhooks/replays/:id',
    'settings/webhooks/:id',
    'settings/webhooks/:id/edit',
  ],
  () => import('./route-pages.ts'),
);
