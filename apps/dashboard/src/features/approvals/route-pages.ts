import { approvalsLocale } from '../../shared/approvals/locales/index.ts';
import { formsLocale } from '../../shared/forms/locales/index.ts';
import { otpLocale } from '../../shared/forms/otp/locale.ts';
import type { FeaturePage } from '../../shared/lib/routes.ts';
import { settingsLocale } from '../settings/public.ts';

export const pages = {
  'settings/approvals': {
    load: () => import('./pages/approvals-page.tsx'),
    locales: [approvalsLocale, settingsLocale, formsLocale, otpLocale],
  },
} satisfies Record<string, FeaturePage>;
