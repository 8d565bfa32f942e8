import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['refunds'];

export const routes = lazyRoutes(['refunds', 'refunds/new', 'refunds/:id'], () => import('./route-pages.ts'));
