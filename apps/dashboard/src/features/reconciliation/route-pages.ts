import { intakeLocale } from '../../shared/intake/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { reconciliationLocale } from './locales/index.ts';

export const pages = {
  reconciliation: {
    load: () => import('./pages/reconciliation-page.tsx'),
    locales: [reconciliationLocale, intakeLocale, listLocale],
  },
} satisfies Record<string, FeaturePage>;
