import { formsLocale } from '../../shared/forms/locales/index.ts';
import { intakeLocale } from '../../shared/intake/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { shareLocale } from '../../shared/share/locales/index.ts';
import { payoutIssuesLocale } from '../../shared/payout-issues/locales/index.ts';
import { uploadsLocale } from '../../shared/uploads/locales/index.ts';
import { paymentLinksLocale } from './locales/index.ts';
import { linkUploadLocale } from './link-upload/locales/index.ts';

export const pages = {
  payment_links: {
    load: () => import('./pages/payment-links-page.tsx'),
    locales: [paymentLinksLocale, paymentsLocale, listLocale],
  },
  'payment_links/create': {
    load: () => import('./pages/payment-link-new-page.tsx'),
    locales: [paymentLinksLocale, formsLocale],
  },
  'payment_links/upload': {
    load: () => import('./link-upload/upload-page.tsx'),
    locales: [linkUploadLocale, uploadsLocale, intakeLocale, payoutIssuesLocale],
  },
  'payment_links/template': {
    load: () => import('./pages/template-page.tsx'),
    locales: [paymentLinksLocale, formsLocale, shareLocale],
  },
  'payment_links/detail/:id': {
    load: () => import('./pages/payment-link-page.tsx'),
    locales: [paymentLinksLocale, paymentsLocale, formsLocale, shareLocale],
  },
} satisfies Record<string, FeaturePage>;
