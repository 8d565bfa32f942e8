export const PROBLEM_CODES = [
  'DPAY_TRANSITION_NOT_ALLOWED',
  'DPAY_SANDBOX_ONLY',
  'DPAY_SIMULATION_NOT_ALLOWED',
  'DPAY_VA_EXPIRED',
  'DPAY_VA_ALREADY_PAID',
  'DPAY_VA_DISABLED',
  'DPAY_AMOUNT_BELOW_MINIMUM',
  'DPAY_AMOUNT_ABOVE_MAXIMUM',
  'DPAY_AMOUNT_NOT_EQUAL_BILL',
  'DPAY_AMOUNT_ABOVE_REMAINING',
  'DPAY_ORDER_NOT_PAYABLE',
  'DPAY_ORDER_EXPIRED',
  'DPAY_PAYMENT_IN_PROGRESS',
  'DPAY_CHANNEL_UNKNOWN',
  'DPAY_FEE_PAYER_NOT_ALLOWED',
  'DPAY_RETURN_URL_INVALID',
  'DPAY_EXPIRY_INVALID',
] as const;

/** The request field of a charge that each problem code refers to. */
export const WISH_OF_PROBLEM: Readonly<
  Partial<Record<PaymentProblemCode, 'amount' | 'channel' | 'feePayer'>>
> = {
  DPAY_AMOUNT_BELOW_MINIMUM: 'amount',
  DPAY_AMOUNT_ABOVE_MAXIMUM: 'amount',
  DPAY_AMOUNT_NOT_EQUAL_BILL: 'amount',
  DPAY_AMOUNT_ABOVE_REMAINING: 'amount',
  DPAY_CHANNEL_UNKNOWN: 'channel',
  DPAY_FEE_PAYER_NOT_ALLOWED: 'feePayer',
};

export type PaymentProblemCode = (typeof PROBLEM_CODES)[number];
