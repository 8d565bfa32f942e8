import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { balanceLocale } from '../balance/public.ts';
import { settlementsLocale } from './locales/index.ts';

export const pages = {
  settlements: {
    load: () => import('./pages/settlements-page.tsx'),
    locales: [settlementsLocale, listLocale, paymentsLocale],
  },
  'settlements/calendar': {
    load: () => import('./pages/calendar-page.tsx'),
    locales: [settlementsLocale, paymentsLocale],
  },
  'settlements/calendar/:date': {
    load: () => import('./pages/calendar-day-page.tsx'),
    locales: [settlementsLocale, listLocale, paymentsLocale],
  },
  'settlements/:id': {
    load: () => import('./pages/settlement-page.tsx'),
    locales: [settlementsLocale, listLocale, paymentsLocale, balanceLocale],
  },
} satisfies Record<string, FeaturePage>;
