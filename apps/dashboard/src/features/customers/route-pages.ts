import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { customersLocale } from './locales/index.ts';

export const pages = {
  customers: {
    load: () => import('./pages/customers-page.tsx'),
    locales: [customersLocale, listLocale],
  },
  'customers/:id': {
    load: () => import('./pages/customer-page.tsx'),
    locales: [customersLocale, listLocale, paymentsLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
