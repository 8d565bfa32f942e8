import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['simulator'];

export const routes = lazyRoutes(['simulator'], () => import('./route-pages.ts'));
