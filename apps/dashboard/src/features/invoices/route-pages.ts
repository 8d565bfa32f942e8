import { formsLocale } from '../../shared/forms/locales/index.ts';
import { intakeLocale } from '../../shared/intake/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { payoutIssuesLocale } from '../../shared/payout-issues/locales/index.ts';
import { shareLocale } from '../../shared/share/locales/index.ts';
import { uploadsLocale } from '../../shared/uploads/locales/index.ts';
import { invoiceRemindersLocale } from '../invoice-reminders/public.ts';
import { invoiceUploadLocale } from './invoice-upload/locales/index.ts';
import { invoicesLocale } from './locales/index.ts';

export const pages = {
  invoices: {
    load: () => import('./pages/invoices-page.tsx'),
    locales: [invoicesLocale, listLocale],
  },
  'invoices/payments': {
    load: () => import('./pages/invoice-payments-page.tsx'),
    locales: [invoicesLocale, paymentsLocale, listLocale],
  },
  'invoices/create': {
    load: () => import('./pages/invoice-new-page.tsx'),
    locales: [invoicesLocale, formsLocale],
  },
  'invoices/upload': {
    load: () => import('./invoice-upload/upload-page.tsx'),
    locales: [invoiceUploadLocale, uploadsLocale, intakeLocale, payoutIssuesLocale],
  },
  'invoices/settings': {
    load: () => import('./pages/invoice-settings-page.tsx'),
    locales: [invoicesLocale, formsLocale],
  },
  'invoices/:id': {
    load: () => import('./pages/invoice-page.tsx'),
    locales: [invoiceRemindersLocale, invoicesLocale, paymentsLocale, formsLocale, shareLocale],
  },
  'invoices/:id/edit': {
    load: () => import('./pages/invoice-edit-page.tsx'),
    locales: [invoicesLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
