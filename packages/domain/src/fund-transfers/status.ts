import { defineTransitions } from '../kernel/index.ts';

/** Product spec §3. */
export const FUND_TRANSFER_TYPES = ['balance_to_balance', 'balance_to_bank'] as const;
export type FundTransferType = (typeof FUND_TRANSFER_TYPES)[number];

/** The product spec's `waiting_approval` (§4) is our `need_approval` (docs/decisions/0026). */
export const FUND_TRANSFER_STATUSES = [
  'need_approval',
  'processing',
  'completed',
  'rejected',
  'failed',
] as const;
export type FundTransferStatus = (typeof FUND_TRANSFER_STATUSES)[number];

export const fundTransferTransitions = /* @__PURE__ */ defineTransitions<FundTransferStatus>({
  // Between balances, approval completes it; a bank needs time.
  need_approval: ['processing', 'completed', 'rejected'],
  processing: ['completed', 'failed'],
  completed: [],
  rejected: [],
  failed: [],
});
