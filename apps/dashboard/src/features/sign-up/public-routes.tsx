import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { authLocale } from '../auth/public.ts';
import { signUpLocale } from './locales/index.ts';

const locales = [authLocale, signUpLocale];

export const routes: readonly FeatureRoute[] = [
  { path: 'signup', locales, load: () => import('./pages/sign-up-page.tsx') },
  { path: 'signup/success', locales, load: () => import('./pages/signed-up-page.tsx') },
  { path: 'create_password', locales, load: () => import('./pages/create-password-page.tsx') },
];
