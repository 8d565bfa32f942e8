import type { NavKey } from '@dasbor/domain/access';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { withdrawalsLocale } from '../withdrawals/public.ts';
import { balanceLocale } from './locales/index.ts';

export const nav: readonly NavKey[] = ['balance_history'];

export const routes: readonly FeatureRoute[] = [
  {
    path: 'balance',
    access: 'signed-in',
    load: () => import('./pages/balance-page.tsx'),
    locales: [balanceLocale, listLocale],
  },
  {
    path: 'balance/trace/:id',
    access: 'signed-in',
    load: () => import('./pages/trace-page.tsx'),
    locales: [balanceLocale],
  },
  {
    path: 'settings/balance',
    access: 'signed-in',
    load: () => import('./pages/settings-page.tsx'),
    locales: [balanceLocale, settingsLocale, withdrawalsLocale, otpLocale],
  },
];
