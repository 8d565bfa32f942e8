import type { SettingsKey } from '@dasbor/domain/access';
import { apiKeyPaths } from '../../../shared/paths/api-keys.ts';
import { approvalPaths } from '../../../shared/paths/approvals.ts';
import { balancePaths } from '../../../shared/paths/balance.ts';
import { checkoutAppearancePaths } from '../../../shared/paths/checkout-appearance.ts';
import { destinationPaths } from '../../../shared/paths/destination-accounts.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { invoicePaths, invoiceReminderPaths } from '../../../shared/paths/invoices.ts';
import { legacyKeyPaths } from '../../../shared/paths/legacy-keys.ts';
import { mdrPreferencePaths } from '../../../shared/paths/mdr-preference.ts';
import { notificationPaths } from '../../../shared/paths/notifications.ts';
import { onboardingPaths } from '../../../shared/paths/onboarding.ts';
import { paymentLinkPaths } from '../../../shared/paths/payment-links.ts';
import { paymentMethodPaths } from '../../../shared/paths/payment-methods.ts';
import { profilePaths } from '../../../shared/paths/profile.ts';
import { requestLogPaths } from '../../../shared/paths/request-log.ts';
import { securityHistoryPaths } from '../../../shared/paths/security-history.ts';
import { signInRulesPaths } from '../../../shared/paths/sign-in-rules.ts';
import { snapKeyPaths } from '../../../shared/paths/snap-keys.ts';
import { rolePaths, userPaths } from '../../../shared/paths/users.ts';
import { webhookPaths } from '../../../shared/paths/webhooks.ts';
import { withdrawalPaths } from '../../../shared/paths/withdrawals.ts';

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
