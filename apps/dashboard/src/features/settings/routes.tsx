import type { NavKey } from '@dasbor/domain/access';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { settingsLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['settings'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings',
    access: 'signed-in',
    load: () => import('./pages/settings-page.tsx'),
    locales: [settingsLocale],
  },
];
