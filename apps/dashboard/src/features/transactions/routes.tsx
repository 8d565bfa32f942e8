import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['transactions'];

export const routes = lazyRoutes(['transactions'], () => import('./route-pages.ts'));
