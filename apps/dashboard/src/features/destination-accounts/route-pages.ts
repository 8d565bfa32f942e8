import { destinationLocale } from '../../shared/destination/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { destinationAccountsLocale } from './locales/index.ts';

export const pages = {
  'balance/accounts': {
    load: () => import('./pages/accounts-page.tsx'),
    locales: [destinationAccountsLocale, destinationLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
