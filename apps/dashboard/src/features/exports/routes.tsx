import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['exports'];

export const routes = lazyRoutes(
  ['exports', 'exports/new', 'exports/schedules', 'exports/schedules/:id/sftp', 'exports/:id'],
  () => import('./route-pages.ts'),
);
