import type { FeaturePage } from '../../shared/lib/routes.ts';
import { settingsLocale } from './locales/index.ts';

export const pages = {
  settings: {
    load: () => import('./pages/settings-page.tsx'),
    locales: [settingsLocale],
  },
} satisfies Record<string, FeaturePage>;
