import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { invoicesLocale } from '../invoices/public.ts';
import { invoiceCustomersLocale } from './locales/index.ts';

export const pages = {
  'invoices/customers': {
    load: () => import('./pages/invoice-customers-page.tsx'),
    locales: [invoiceCustomersLocale, invoicesLocale, listLocale],
  },
  'invoices/customers/:id': {
    load: () => import('./pages/invoice-customer-page.tsx'),
    locales: [invoiceCustomersLocale, invoicesLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
