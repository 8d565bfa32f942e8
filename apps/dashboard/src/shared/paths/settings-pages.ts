import type { SettingsKey } from '@dasbor/domain/access';
import { apiKeyPaths } from './api-keys.ts';
import { approvalPaths } from './approvals.ts';
import { balancePaths } from './balance.ts';
import { checkoutAppearancePaths } from './checkout-appearance.ts';
import { destinationPaths } from './destination-accounts.ts';
import { exportPaths } from './exports.ts';
import { invoicePaths, invoiceReminderPaths } from './invoices.ts';
import { legacyKeyPaths } from './legacy-keys.ts';
import { mdrPreferencePaths } from './mdr-preference.ts';
import { notificationPaths } from './notifications.ts';
import { onboardingPaths } from './onboarding.ts';
import { paymentLinkPaths } from './payment-links.ts';
import { paymentMethodPaths } from './payment-methods.ts';
import { profilePaths } from './profile.ts';
import { requestLogPaths } from './request-log.ts';
import { securityHistoryPaths } from './security-history.ts';
import { signInRulesPaths } from './sign-in-rules.ts';
import { snapKeyPaths } from './snap-keys.ts';
import { rolePaths, userPaths } from './users.ts';
import { webhookPaths } from './webhooks.ts';
import { withdrawalPaths } from './withdrawals.ts';

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
