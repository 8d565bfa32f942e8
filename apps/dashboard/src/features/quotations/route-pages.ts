import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { shareLocale } from '../../shared/share/locales/index.ts';
import { invoicesLocale } from '../invoices/public.ts';
import { quotationsLocale } from './locales/index.ts';

export const pages = {
  'invoices/quotations': {
    load: () => import('./pages/quotations-page.tsx'),
    locales: [quotationsLocale, invoicesLocale, listLocale],
  },
  'invoices/quotations/new': {
    load: () => import('./pages/quotation-new-page.tsx'),
    locales: [quotationsLocale, invoicesLocale, formsLocale],
  },
  'invoices/quotations/:id': {
    load: () => import('./pages/quotation-page.tsx'),
    locales: [quotationsLocale, invoicesLocale, formsLocale, shareLocale],
  },
  'invoices/quotations/:id/edit': {
    load: () => import('./pages/quotation-edit-page.tsx'),
    locales: [quotationsLocale, invoicesLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
