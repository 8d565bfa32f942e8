import type { SettingsKey } from '@dasbor/domain/access';
import { apiKeyPaths } from './developers/api-keys.ts';
import { approvalPaths } from './money-out/approvals.ts';
import { balancePaths } from './money-out/balance.ts';
import { checkoutAppearancePaths } from './money-in/checkout-appearance.ts';
import { destinationPaths } from './money-out/destination-accounts.ts';
import { exportPaths } from './exports.ts';
import { invoicePaths, invoiceReminderPaths } from './money-in/invoices.ts';
import { legacyKeyPaths } from './developers/legacy-keys.ts';
import { mdrPreferencePaths } from './money-in/mdr-preference.ts';
import { notificationPaths } from './account/notifications.ts';
import { onboardingPaths } from './account/onboarding.ts';
import { paymentLinkPaths } from './money-in/payment-links.ts';
import { paymentMethodPaths } from './money-in/payment-methods.ts';
import { profilePaths } from './account/profile.ts';
import { requestLogPaths } from './developers/request-log.ts';
import { securityHistoryPaths } from './account/security-history.ts';
import { signInRulesPaths } from './account/sign-in-rules.ts';
import { snapKeyPaths } from './developers/snap-keys.ts';
import { rolePaths, userPaths } from './account/users.ts';
import { webhookPaths } from './developers/webhooks.ts';
import { withdrawalPaths } from './money-out/withdrawals.ts';

/** The pages of this build. The domain defines the groups and who sees which (`settingsFor`). */
export const SETTINGS_PAGES = {
  activation: onboardingPaths.activation,
  upgrade: onboardingPaths.upgrade,
  invoice_settings: invoicePaths.settings,
  invoice_reminders: invoiceReminderPaths.main,
  checkout_customization: checkoutAppearancePaths.settings,
  payment_methods: paymentMethodPaths.list,
  mdr_payer: mdrPreferencePaths.preference,
  link_message: paymentLinkPaths.template,
  balance: balancePaths.settings,
  destination_accounts: destinationPaths.list,
  withdrawal_schedule: withdrawalPaths.schedule,
  transfer_accounts: destinationPaths.forTransfers,
  export_schedules: exportPaths.schedules,
  api_keys: apiKeyPaths.list,
  snap_api_keys: snapKeyPaths.list,
  legacy_keys: legacyKeyPaths.list,
  webhooks: webhookPaths.list,
  request_log: requestLogPaths.list(),
  users: userPaths.list,
  roles: rolePaths.list,
  approvals: approvalPaths.rules,
  notifications: notificationPaths.preferences,
  profile: profilePaths.profile,
  two_step: profilePaths.twoStep,
  password: profilePaths.changePassword,
  devices: profilePaths.devices,
  sign_in_rules: signInRulesPaths.rules,
  security_history: securityHistoryPaths.list,
} as const satisfies Partial<Record<SettingsKey, string>>;
