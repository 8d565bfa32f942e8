import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { authLocale } from '../auth/public.ts';
import { signUpLocale } from './locales/index.ts';

const locales = [authLocale, signUpLocale];
const coded = [...locales, otpLocale];

export const pages = {
  signup: { locales, load: () => import('./pages/sign-up-page.tsx') },
  'signup/success': { locales, load: () => import('./pages/signed-up-page.tsx') },
  'signup/whatsapp': { locales: coded, load: () => import('./pages/whatsapp-sign-up-page.tsx') },
  'login/whatsapp': { locales: coded, load: () => import('./pages/whatsapp-sign-in-page.tsx') },
  create_password: { locales, load: () => import('./pages/create-password-page.tsx') },
  confirm_email: { locales, load: () => import('./pages/email-link-page.tsx') },
  undo_email_change: { locales, load: () => import('./pages/email-link-page.tsx') },
} satisfies Record<string, FeaturePage>;
