import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['promos'];

export const routes = lazyRoutes(
  ['promos', 'promos/new', 'promos/:id', 'promos/:id/edit'],
  () => import('./route-pages.ts'),
);
