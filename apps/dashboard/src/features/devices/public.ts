import type { FeaturePage } from '../../shared/lib/routes.ts';
import { devicesLocale } from './locales/index.ts';

/** The routes of the profile list it: it is one of its pages. */
export const devicesPages = {
  'user/devices': { locales: [devicesLocale], load: () => import('./pages/devices-page.tsx') },
} satisfies Record<string, FeaturePage>;
