import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { destinationLocale } from '../../shared/destination/locales/index.ts';
import { balanceLocale } from './locales/index.ts';

export const pages = {
  balance: {
    load: () => import('./pages/balance-page.tsx'),
    locales: [balanceLocale, listLocale],
  },
  'balance/trace/:id': {
    load: () => import('./pages/trace-page.tsx'),
    locales: [balanceLocale],
  },
  'settings/balance': {
    load: () => import('./pages/settings-page.tsx'),
    locales: [balanceLocale, settingsLocale, destinationLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
