import type { FeaturePage } from '../../shared/lib/routes.ts';
import { simulatorLocale } from './locales/index.ts';

export const pages = {
  simulator: {
    load: () => import('./pages/simulator-page.tsx'),
    locales: [simulatorLocale],
  },
} satisfies Record<string, FeaturePage>;
