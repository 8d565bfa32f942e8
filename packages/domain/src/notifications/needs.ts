import { may, type Requirement, type Who } from '../access/index.ts';
import { APPROVALS } from '../approvals/index.ts';

/** What waits for a person, most urgent first: money that only they can release, money that did not leave, then their own drafts. */
export const NEEDS = {
  approve_disbursement: APPROVALS.disbursement.approves,
  approve_withdrawal: APPROVALS.withdrawal.approves,
  approve_fund_transfer: APPROVALS.fund_transfer.approves,
  approve_refund: APPROVALS.refund.approves,
  approve_rules: { permission: 'user_management.create' },
  retry_payouts: { permission: 'disbursement.retrigger', feature: 'disbursement' },
  revise_disbursement: { permission: 'disbursement.create', feature: 'disbursement' },
  fix_disbursement: { permission: 'disbursement.create', feature: 'disbursement' },
  collect_invoice: { permission: 'invoice.create', feature: 'invoice' },
} as const satisfies Readonly<Record<string, Requirement>>;

export type NeedKind = keyof typeof NEEDS;

export const NEED_KINDS = Object.keys(NEEDS) as readonly NeedKind[];

/** The kinds of work that a person may do. */
export const needsOf = (who: Who): readonly NeedKind[] =>
  NEED_KINDS.filter((kind) => may(who, NEEDS[kind]).ok);

/** Payouts that failed longer ago are history: whoever waited for the money has been paid another way. */
export const RETRY_DAYS = 30;

export const isNeedKind = (text: string): text is NeedKind => Object.hasOwn(NEEDS, text);
