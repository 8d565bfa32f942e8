import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { securityHistoryLocale } from './locales/index.ts';

export const pages = {
  'settings/security-history': {
    load: () => import('./pages/security-history-page.tsx'),
    locales: [securityHistoryLocale, settingsLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
