import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['subaccount_list'];

export const routes = lazyRoutes([], () => import('./route-pages.ts'));
