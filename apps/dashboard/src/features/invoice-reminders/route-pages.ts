import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { invoiceRemindersLocale } from './locales/index.ts';

export const pages = {
  'invoices/reminders': {
    load: () => import('./pages/reminders-page.tsx'),
    locales: [invoiceRemindersLocale, formsLocale],
  },
  'invoices/reminders/sent': {
    load: () => import('./pages/sent-reminders-page.tsx'),
    locales: [invoiceRemindersLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
