import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['reconciliation'];

export const routes = lazyRoutes(['reconciliation'], () => import('./route-pages.ts'));
