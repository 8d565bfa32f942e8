import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['customers'];

export const routes = lazyRoutes(['customers', 'customers/:id'], () => import('./route-pages.ts'));
