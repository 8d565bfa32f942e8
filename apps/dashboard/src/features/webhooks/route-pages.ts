import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { listLocale } from '../../shared/list/locales/index.ts';
import { secretsLocale } from '../../shared/secrets/locales/index.ts';
import { settingsLocale } from '../settings/public.ts';
import { webhooksLocale } from './locales/index.ts';

export const pages = {
  'settings/webhooks': {
    load: () => import('./pages/webhooks-page.tsx'),
    locales: [secretsLocale, webhooksLocale, settingsLocale, listLocale],
  },
  'settings/webhooks/new': {
    load: () => import('./pages/webhook-new-page.tsx'),
    locales: [formsLocale, webhooksLocale],
  },
  'settings/webhooks/deliveries': {
    load: () => import('./pages/deliveries-page.tsx'),
    locales: [webhooksLocale, listLocale],
  },
  'settings/webhooks/deliveries/:id': {
    load: () => import('./pages/delivery-page.tsx'),
    locales: [webhooksLocale],
  },
  'settings/webhooks/replays/:id': {
    load: () => import('./pages/replay-page.tsx'),
    locales: [webhooksLocale],
  },
  'settings/webhooks/:id': {
    load: () => import('./pages/webhook-page.tsx'),
    locales: [secretsLocale, webhooksLocale],
  },
  'settings/webhooks/:id/edit': {
    load: () => import('./pages/webhook-edit-page.tsx'),
    locales: [formsLocale, webhooksLocale],
  },
} satisfies Record<string, FeaturePage>;
