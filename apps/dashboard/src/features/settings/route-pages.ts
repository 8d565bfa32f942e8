import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from './locales/index.ts';

export const pages = {
  settings: {
    load: () => import('./pages/settings-page.tsx'),
    locales: [settingsLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
