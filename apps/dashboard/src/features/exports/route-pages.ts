import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { exportsLocale } from './locales/index.ts';

export const pages = {
  exports: { load: () => import('./pages/exports-page.tsx'), locales: [exportsLocale, listLocale] },
  'exports/new': { load: () => import('./pages/export-new-page.tsx'), locales: [exportsLocale, listLocale] },
  'exports/schedules': { load: () => import('./pages/schedules-page.tsx'), locales: [exportsLocale] },
  'exports/schedules/:id/sftp': { load: () => import('./pages/sftp-page.tsx'), locales: [exportsLocale] },
  'exports/:id': { load: () => import('./pages/export-page.tsx'), locales: [exportsLocale, listLocale] },
} satisfies Record<string, FeaturePage>;
