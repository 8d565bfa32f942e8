import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { rolesLocale } from './locales/index.ts';

export const pages = {
  'user/role': { load: () => import('./pages/roles-page.tsx'), locales: [rolesLocale] },
  'user/role/new': { load: () => import('./pages/role-new-page.tsx'), locales: [rolesLocale, formsLocale] },
  'user/role/:id/edit': {
    load: () => import('./pages/role-edit-page.tsx'),
    locales: [rolesLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
