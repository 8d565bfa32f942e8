import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { invoicesLocale } from '../invoices/public.ts';
import { recurringInvoicesLocale } from './locales/index.ts';

export const pages = {
  'invoices/recurring': {
    load: () => import('./pages/recurring-list-page.tsx'),
    locales: [recurringInvoicesLocale, listLocale],
  },
  'invoices/recurring/new': {
    load: () => import('./pages/recurring-new-page.tsx'),
    locales: [recurringInvoicesLocale, invoicesLocale, formsLocale],
  },
  'invoices/recurring/:id': {
    load: () => import('./pages/recurring-page.tsx'),
    locales: [recurringInvoicesLocale],
  },
} satisfies Record<string, FeaturePage>;
