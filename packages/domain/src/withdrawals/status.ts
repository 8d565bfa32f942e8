import { defineTransitions } from '../kernel/index.ts';
import type { PayoutStatus } from '../payouts/index.ts';

/** The status of a withdrawal follows its transfers; a final status does not change (product spec §4). */
export const WITHDRAWAL_STATUSES = [
  'processing',
  'done',
  'failed',
  'partially_success',
] as const satisfies readonly PayoutStatus[];
export type WithdrawalStatus = PayoutStatus;

export const withdrawalTransitions = /* @__PURE__ */ defineTransitions<WithdrawalStatus>({
  processing: ['done', 'failed', 'partially_success'],
  done: [],
  failed: [],
  partially_success: [],
});

/** How it was started. */
export const WITHDRAWAL_SOURCES = ['manual', 'scheduled', 'sweep_out'] as const;
export type WithdrawalSource = (typeof WITHDRAWAL_SOURCES)[number];
