import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { errorsLocale } from './locales/index.ts';

const locales = [errorsLocale];

export const routes: readonly FeatureRoute[] = [
  { path: 'pages/404', locales, load: () => import('./pages/public-not-found-page.tsx') },
  { path: 'pages/500', locales, load: () => import('./pages/server-error-page.tsx') },
];
