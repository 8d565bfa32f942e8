import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['analytics'];

export const routes = lazyRoutes(['analytics'], () => import('./route-pages.ts'));
