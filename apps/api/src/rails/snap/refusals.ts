import type { PayoutFailure } from '@dasbor/domain/payouts';

/**
 * The refusals that end a transfer, by HTTP status and case. Bank Indonesia's standard. Every other answer leaves the outcome open: a 401
 * (our key), a 429 or a 5xx says nothing about the money, and the transfer is enquired about and sent again under its reference.
 */
export const TRANSFER_REFUSALS: Readonly<Record<string, PayoutFailure>> = {
  '40000': 'PAYLOAD_VALIDATION_FAILED',
  '40001': 'PAYLOAD_VALIDATION_FAILED',
  '40002': 'PAYLOAD_VALIDATION_FAILED',
  '40300': 'REJECTED_BY_BANK',
  '40301': 'TRANSACTION_NOT_PERMITTED',
  '40302': 'TRANSACTION_LIMIT',
  '40303': 'SUSPECTED_FRAUD',
  '40304': 'TRANSACTION_LIMIT',
  '40305': 'REJECTED_BY_BANK',
  '40306': 'CUT_OFF_TIME',
  '40314': 'INSUFFICIENT_BALANCE',
  '40315': 'TRANSACTION_NOT_PERMITTED',
  '40318': 'INACTIVE_ACCOUNT',
  '40411': 'INVALID_ACCOUNT',
  '40412': 'INVALID_ACCOUNT_OR_VA',
};
