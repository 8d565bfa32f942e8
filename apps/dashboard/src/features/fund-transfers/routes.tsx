import type { NavKey } from '@dasbor/domain/access';
import { lazyRoutes } from '../../shared/lib/routes.ts';

export const nav: readonly NavKey[] = ['subaccount_fund_transfer', 'subaccount_settings'];

export const routes = lazyRoutes([], () => import('./route-pages.ts'));
