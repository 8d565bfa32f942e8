import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['settings'];

export const routes = lazyRoutes(['settings'], () => import('./route-pages.ts'));
