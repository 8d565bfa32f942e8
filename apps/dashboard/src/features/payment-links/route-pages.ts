import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { shareLocale } from '../../shared/share/locales/index.ts';
import { paymentLinksLocale } from './locales/index.ts';

export const pages = {
  payment_links: {
    load: () => import('./pages/payment-links-page.tsx'),
    locales: [paymentLinksLocale, paymentsLocale, listLocale],
  },
  'payment_links/create': {
    load: () => import('./pages/payment-link-new-page.tsx'),
    locales: [paymentLinksLocale, formsLocale],
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
