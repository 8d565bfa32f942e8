import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['payment_links'];

export const routes = lazyRoutes(
  [
    'payment_links',
    'payment_links/create',
    'payment_links/upload',
    'payment_links/template',
    'payment_links/detail/:id',
  ],
  () => import('./route-pages.ts'),
);
