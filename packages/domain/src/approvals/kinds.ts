import type { Requirement } from '../access/index.ts';

/** What people approve. */
export const APPROVAL_KINDS = ['disbursement', 'refund', 'withdrawal', 'fund_transfer'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

type Kind = {
  /** How many people approve when no amount asks for more. A withdrawal goes to the merchant's own account. */
  readonly least: number;
  readonly sees: Requirement;
  readonly approves: Requirement & { readonly permission: string };
};

export const APPROVALS = {
  disbursement: {
    least: 1,
    sees: { permission: 'disbursement.view', feature: 'disbursement' },
    approves: { permission: 'disbursement.approve', feature: 'disbursement' },
  },
  refund: {
    least: 1,
    sees: { permission: 'refund.view', feature: 'refund' },
    approves: { permission: 'refund.approve', feature: 'refund' },
  },
  // The specification has no permission to approve withdrawals: whoever may withdraw decides about those of others.
  withdrawal: {
    least: 0,
    sees: { permission: 'withdrawal.view', feature: 'withdrawal' },
    approves: { permission: 'withdrawal.create', feature: 'withdrawal' },
  },
  fund_transfer: {
    least: 1,
    sees: { permission: 'subaccount.view', feature: 'fund_transfer' },
    approves: { permission: 'fundtransfer.approve', feature: 'fund_transfer' },
  },
} as const satisfies Readonly<Record<ApprovalKind, Kind>>;
