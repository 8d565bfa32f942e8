import { destinationLocale } from '../../shared/destination/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { destinationAccountsLocale } from './locales/index.ts';

const accounts: FeaturePage = {
  load: () => import('./pages/accounts-page.tsx'),
  locales: [destinationAccountsLocale, destinationLocale, otpLocale],
};

/** One list, reached from withdrawals and from fund transfers. */
export const pages = {
  'balance/accounts': accounts,
  'subaccount/settings': accounts,
} satisfies Record<string, FeaturePage>;
