import type { NotificationEvent } from '@dasbor/domain/notifications';
import { approvalPaths } from '../../../shared/paths/money-out/approvals.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { homePaths } from '../../../shared/paths/home.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { userPaths } from '../../../shared/paths/account/users.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import type { Notification } from '../api/types.ts';

const PATHS: Readonly<Record<NotificationEvent, (id: string) => string>> = {
  disbursement_waiting: disbursementPaths.detail,
  refund_waiting: refundPaths.detail,
  withdrawal_waiting: withdrawalPaths.detail,
  fund_transfer_waiting: fundTransferPaths.detail,
  approval_rules_waiting: () => approvalPaths.rules,
  disbursement_validated: disbursementPaths.detail,
  disbursement_approved: disbursementPaths.detail,
  disbursement_rejected: disbursementPaths.detail,
  disbursement_failed: disbursementPaths.detail,
  refund_rejected: refundPaths.detail,
  refund_waiting_customer: refundPaths.detail,
  refund_failed: refundPaths.detail,
  fund_transfer_rejected: fundTransferPaths.detail,
  fund_transfer_failed: fundTransferPaths.detail,
  withdrawal_rejected: withdrawalPaths.detail,
  withdrawal_failed: withdrawalPaths.detail,
  withdrawal_skipped: () => withdrawalPaths.schedule,
  top_up_completed: topUpPaths.detail,
  balance_low: () => balancePaths.balance,
  settlement_paid: settlementPaths.detail,
  invoice_paid: invoicePaths.detail,
  payment_link_paid: paymentLinkPaths.detail,
  export_ready: exportPaths.detail,
  export_failed: exportPaths.detail,
  user_joined: userPaths.detail,
  user_role_changed: () => homePaths.home(),
  webhook_failing: webhookPaths.detail,
  webhook_disabled: webhookPaths.detail,
  account_decided: () => onboardingPaths.activation,
};

/** Where a notification leads; undefined for an event of a newer server. */
export const noticePath = ({ event, subject_id: id }: Notification): string | undefined =>
  (PATHS as Partial<Record<string, (id: string) => string>>)[event]?.(id);
