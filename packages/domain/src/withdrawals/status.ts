import { defineTransitions } from '../kernel/index.ts';
import type { PayoutStatus } from '../payouts/index.ts';

/**
 * A withdrawal may wait for people first (`approvals`); then its status follows its transfers. A final status does not change (product spec
 * §4).
 */
export const WITHDRAWAL_STATUSES = [
  'need_approval',
  'processing',
  'done',
  'failed',
  'partially_success',
  'rejected',
] as const satisfies readonly (PayoutStatus | 'need_approval' | 'rejected')[];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export const withdrawalTransitions = /* @__PURE__ */ defineTransitions<WithdrawalStatus>({
  need_approval: ['processing', 'rejected'],
  processing: ['done', 'failed', 'partially_success'],
  done: [],
  failed: [],
  partially_success: [],
  rejected: [],
});

/** How it was started. */
export const WITHDRAWAL_SOURCES = ['manual', 'scheduled', 'sweep_out'] as const;
export type WithdrawalSource = (typeof WITHDRAWAL_SOURCES)[number];
