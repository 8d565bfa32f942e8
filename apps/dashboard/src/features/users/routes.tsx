import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['users'];

export const routes = lazyRoutes(
  ['users', 'users/new', 'users/:id', 'users/:id/edit', 'user', 'user/invite'],
  () => import('./route-pages.ts'),
);
