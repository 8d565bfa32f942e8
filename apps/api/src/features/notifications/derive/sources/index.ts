import { PUBLISHED } from '../../../webhooks/public.ts';
import type { Source } from '../occurrence.ts';
import {
  ofApprovalRules,
  ofExport,
  ofLowBalance,
  ofOnboarding,
  ofPeople,
  ofTopUp,
  ofWebhook,
} from './account.ts';
import { ofDisbursement, ofFundTransfer, ofSchedule, ofWithdrawal } from './money-out.ts';
import { ofRefund } from './refunds.ts';
import { ofPaymentLink, ofPublished, ofSettlement } from './sales.ts';

/** The topics of the outbox that people are told of. */
export const SOURCES: ReadonlyMap<string, Source> = new Map([
  ['disbursement.updated', ofDisbursement],
  ['refund.updated', ofRefund],
  ['withdrawal.updated', ofWithdrawal],
  ['withdrawal.scheduled', ofSchedule],
  ['withdrawal.balance_low', ofLowBalance],
  ['subaccount.transfer_updated', ofFundTransfer],
  ['settings.approvals_changed', ofApprovalRules],
  ['export.updated', ofExport],
  ['top_up.updated', ofTopUp],
  ['settlement.updated', ofSettlement],
  ['payment_link.updated', ofPaymentLink],
  [PUBLISHED, ofPublished],
  ['user_management.updated', ofPeople],
  ['settings.webhook_failing', ofWebhook],
  ['settings.webhook_disabled', ofWebhook],
  ['onboarding.updated', ofOnboarding],
]);
