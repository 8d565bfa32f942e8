import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { rolesLocale } from '../roles/public.ts';
import { usersLocale } from './locales/index.ts';

const list: FeaturePage = {
  load: () => import('./pages/users-page.tsx'),
  locales: [usersLocale, listLocale, otpLocale],
};
const invite: FeaturePage = {
  load: () => import('./pages/user-invite-page.tsx'),
  locales: [usersLocale, rolesLocale, formsLocale, otpLocale],
};

export const pages = {
  users: list,
  user: list,
  'users/new': invite,
  'user/invite': invite,
  'users/:id': {
    load: () => import('./pages/user-page.tsx'),
    locales: [usersLocale, rolesLocale, otpLocale],
  },
  'users/:id/edit': {
    load: () => import('./pages/user-edit-page.tsx'),
    locales: [usersLocale, rolesLocale, formsLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
