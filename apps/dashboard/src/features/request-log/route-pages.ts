import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { requestLogLocale } from './locales/index.ts';

export const pages = {
  'settings/request-log': {
    load: () => import('./pages/request-log-page.tsx'),
    locales: [requestLogLocale, settingsLocale, listLocale],
  },
  'settings/request-log/:id': {
    load: () => import('./pages/request-page.tsx'),
    locales: [requestLogLocale],
  },
} satisfies Record<string, FeaturePage>;
