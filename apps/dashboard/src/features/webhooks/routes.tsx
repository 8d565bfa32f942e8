import type { FeatureRoute } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { webhooksLocale } from './locales/index.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: 'settings/webhooks',
    access: 'signed-in',
    load: () => import('./pages/webhooks-page.tsx'),
    locales: [webhooksLocale, settingsLocale, listLocale],
  },
  {
    path: 'settings/webhooks/new',
    access: 'signed-in',
    load: () => import('./pages/webhook-new-page.tsx'),
    locales: [webhooksLocale],
  },
  {
    path: 'settings/webhooks/deliveries',
    access: 'signed-in',
    load: () => import('./pages/deliveries-page.tsx'),
    locales: [webhooksLocale, listLocale],
  },
  {
    path: 'settings/webhooks/deliveries/:id',
    access: 'signed-in',
    load: () => import('./pages/delivery-page.tsx'),
    locales: [webhooksLocale],
  },
  {
    path: 'settings/webhooks/replays/:id',
    access: 'signed-in',
    load: () => import('./pages/replay-page.tsx'),
    locales: [webhooksLocale],
  },
  {
    path: 'settings/webhooks/:id',
    access: 'signed-in',
    load: () => import('./pages/webhook-page.tsx'),
    locales: [webhooksLocale],
  },
  {
    path: 'settings/webhooks/:id/edit',
    access: 'signed-in',
    load: () => import('./pages/webhook-edit-page.tsx'),
    locales: [webhooksLocale],
  },
];
