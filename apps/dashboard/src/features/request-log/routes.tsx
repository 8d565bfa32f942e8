import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { requestLogLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/request-log',
    access: 'signed-in',
    load: () => import('./pages/request-log-page.tsx'),
    locales: [requestLogLocale, settingsLocale, listLocale],
  },
  {
    path: 'settings/request-log/:id',
    access: 'signed-in',
    load: () => import('./pages/request-page.tsx'),
    locales: [requestLogLocale],
  },
];
