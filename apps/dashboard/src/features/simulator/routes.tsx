import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { simulatorLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['simulator'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'simulator',
    access: 'signed-in',
    load: () => import('./pages/simulator-page.tsx'),
    locales: [simulatorLocale],
  },
];
