/** Product spec §4. */
export const PAYMENT_STATUSES = [
  'started',
  'processing',
  'completed',
  'cancelled',
  'rejected',
  'failed',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** For completed payments only. */
export const SETTLEMENT_STATUSES = ['need_to_settle', 'settled'] as const;

export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** Product spec §3. */
export const SETTLEMENT_TYPES = [
  'normal',
  'early',
  'direct',
  'instant',
  'subaccount_payment_margin',
  'subaccount_disbursement_margin',
] as const;

export type SettlementType = (typeof SETTLEMENT_TYPES)[number];

/** Why a payment failed; an expired one is cancelled with `expired`. */
export const FAILURE_CODES = {
  customer: '20010',
  merchant: '20011',
  expired: '20012',
  provider: '20013',
  cancelledByMerchant: '20014',
} as const;
