import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { promosLocale } from './locales/index.ts';

export const pages = {
  promos: {
    load: () => import('./pages/promos-page.tsx'),
    locales: [promosLocale, listLocale],
  },
  'promos/new': {
    load: () => import('./pages/promo-new-page.tsx'),
    locales: [promosLocale, formsLocale],
  },
  'promos/:id': {
    load: () => import('./pages/promo-page.tsx'),
    locales: [promosLocale, listLocale, paymentsLocale],
  },
  'promos/:id/edit': {
    load: () => import('./pages/promo-edit-page.tsx'),
    locales: [promosLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
