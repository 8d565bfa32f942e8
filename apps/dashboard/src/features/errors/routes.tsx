import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { errorsLocale } from './locales/index.ts';

const locales = [errorsLocale];

export const routes: readonly FeatureRoute[] = [
  { path: 'access_denied', locales, load: () => import('./pages/access-denied-page.tsx') },
  // Inside the shell, so that the sidebar stays available.
  { path: '*', locales, load: () => import('./pages/not-found-page.tsx') },
];
