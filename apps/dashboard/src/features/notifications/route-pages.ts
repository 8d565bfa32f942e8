import { formsLocale } from '../../shared/forms/locales/index.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { settingsLocale } from '../settings/public.ts';
import { notificationsLocale } from './locales/index.ts';

export const pages = {
  notifications: { load: () => import('./pages/notifications-page.tsx'), locales: [notificationsLocale] },
  'settings/notifications': {
    load: () => import('./pages/preferences-page.tsx'),
    locales: [notificationsLocale, settingsLocale, formsLocale],
  },
} satisfies Record<string, FeaturePage>;
