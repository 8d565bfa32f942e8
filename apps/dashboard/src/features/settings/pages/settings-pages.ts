import type { SettingsKey } from '@dasbor/domain/access';
import { apiKeyPaths } from '../../../shared/paths/api-keys.ts';
import { approvalPaths } from '../../../shared/paths/approvals.ts';
import { balancePaths } from '../../../shared/paths/balance.ts';
import { checkoutAppearancePaths } from '../../../shared/paths/checkout-appearance.ts';
import { legacyKeyPaths } from '../../../shared/paths/legacy-keys.ts';
import { mdrPreferencePaths } from '../../../shared/paths/mdr-preference.ts';
import { notificationPaths } from '../../../shared/paths/notifications.ts';
import { paymentMethodPaths } from '../../../shared/paths/payment-methods.ts';
import { requestLogPaths } from '../../../shared/paths/request-log.ts';
import { securityHistoryPaths } from '../../../shared/paths/security-history.ts';
import { signInRulesPaths } from '../../../shared/paths/sign-in-rules.ts';
import { snapKeyPaths } from '../../../shared/paths/snap-keys.ts';
import { webhookPaths } from '../../../shared/paths/webhooks.ts';

/** The pages of this build. The domain defines the order and who sees which (`settingsMenuFor`). */
export const SETTINGS_PAGES = {
  checkout_customization: checkoutAppearancePaths.settings,
  api_keys: apiKeyPaths.list,
  snap_api_keys: snapKeyPaths.list,
  legacy_keys: legacyKeyPaths.list,
  webhooks: webhookPaths.list,
  request_log: requestLogPaths.list(),
  payment_methods: paymentMethodPaths.list,
  notifications: notificationPaths.preferences,
  mdr_payer: mdrPreferencePaths.preference,
  balance: balancePaths.settings,
  approvals: approvalPaths.rules,
  sign_in_rules: signInRulesPaths.rules,
  security_history: securityHistoryPaths.list,
} as const satisfies Partial<Record<SettingsKey, string>>;

export type SettingsPageKey = keyof typeof SETTINGS_PAGES;

export const isSettingsPage = (key: SettingsKey): key is SettingsPageKey =>
  Object.hasOwn(SETTINGS_PAGES, key);
