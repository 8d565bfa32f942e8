import { addDays, jakartaDate } from '@dasbor/domain/kernel';
import type { NeedKind } from '@dasbor/domain/notifications';
import { approvalPaths } from '../paths/money-out/approvals.ts';
import { disbursementPaths } from '../paths/money-out/disbursements.ts';
import { fundTransferPaths } from '../paths/money-out/fund-transfers.ts';
import { invoicePaths } from '../paths/money-in/invoices.ts';
import { refundPaths } from '../paths/money-in/refunds.ts';
import { withdrawalPaths } from '../paths/money-out/withdrawals.ts';
import type { Need } from './use-needs-you.ts';

type Target = { one: (id: string) => string; list: (days: string) => string };

const waiting = (list: string, status: string) => (days: string) => `${list}?status=${status}&${days}`;

const TARGETS: Readonly<Record<NeedKind, Target>> = {
  approve_disbursement: {
    one: disbursementPaths.detail,
    list: waiting(disbursementPaths.list, 'need_approval'),
  },
  approve_withdrawal: { one: withdrawalPaths.detail, list: waiting(withdrawalPaths.list, 'need_approval') },
  approve_fund_transfer: {
    one: fundTransferPaths.detail,
    list: waiting(fundTransferPaths.list, 'need_approval'),
  },
  approve_refund: { one: refundPaths.detail, list: waiting(refundPaths.list, 'started,requested') },
  approve_rules: { one: () => approvalPaths.rules, list: () => approvalPaths.rules },
  retry_payouts: {
    one: disbursementPaths.detail,
    list: (days) => `${disbursementPaths.items}?${days}&again=yes`,
  },
  revise_disbursement: {
    one: disbursementPaths.detail,
    list: waiting(disbursementPaths.list, 'need_revision'),
  },
  fix_disbursement: { one: disbursementPaths.invalid, list: waiting(disbursementPaths.list, 'draft') },
  collect_invoice: { one: invoicePaths.detail, list: () => invoicePaths.list({ status: ['late'] }) },
};

/** A list shows at most 31 days. */
const MOST_DAYS = 30;

/** The record if there is one, otherwise the list of those that wait. Undefined for a kind of a newer server. */
export const needPath = (
  { kind, subject_id: id, oldest_at: oldest }: Need,
  now: Date,
): string | undefined => {
  const target = (TARGETS as Partial<Record<string, Target>>)[kind];
  if (!target) return undefined;
  if (id !== null) return target.one(id);
  const to = jakartaDate(now);
  const earliest = addDays(to, -MOST_DAYS);
  const since = jakartaDate(oldest);
  return target.list(`from=${since < earliest ? earliest : since}&to=${to}`);
};
