import type { FeaturePage } from '../../shared/lib/routes.ts';
import { paymentsLocale } from '../../shared/payments/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { paymentMethodsLocale } from './locales/index.ts';

export const pages = {
  'settings/payment-methods': {
    load: () => import('./pages/payment-methods-page.tsx'),
    locales: [paymentMethodsLocale, paymentsLocale, settingsLocale],
  },
} satisfies Record<string, FeaturePage>;
