import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { errorsLocale } from './locales/index.ts';

const locales = [errorsLocale];

export const routes: readonly FeatureRoute[] = [
  { path: 'pages/404', access: 'public', locales, load: () => import('./pages/public-not-found-page.tsx') },
  { path: 'pages/500', access: 'public', locales, load: () => import('./pages/server-error-page.tsx') },
  {
    path: 'access_denied',
    access: 'signed-in',
    locales,
    load: () => import('./pages/access-denied-page.tsx'),
  },
  // Inside the shell, so that one is not lost: the sidebar stays.
  { path: '*', access: 'signed-in', locales, load: () => import('./pages/not-found-page.tsx') },
];
