import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['settlements'];

export const routes = lazyRoutes(
  ['settlements', 'settlements/calendar', 'settlements/calendar/:date', 'settlements/:id'],
  () => import('./route-pages.ts'),
);
