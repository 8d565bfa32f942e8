/** Product spec §9, the eight payment types in the contract's order. */
export const PAYMENT_METHODS = [
  'va',
  'ewallet',
  'card',
  'qris',
  'retail_store',
  'online_banking',
  'direct_debit',
  'bnpl',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
