import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { transactionsLocale } from './locales/index.ts';

export const pages = {
  transactions: {
    load: () => import('./pages/transactions-page.tsx'),
    locales: [transactionsLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
