import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { securityHistoryLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/security-history',
    access: 'signed-in',
    load: () => import('./pages/security-history-page.tsx'),
    locales: [securityHistoryLocale, settingsLocale, listLocale],
  },
];
