import { expect, it } from 'vitest';
import { isRetriggerable, PAYOUT_FAILURE_CODES } from './index.ts';

// Product spec §8 names the reasons; §4: only those of the balance and of a provider can be retried.
const REASONS: [string, boolean][] = [
  // spec 8.85
  ['INSUFFICIENT_BALANCE', true],
  // spec 8.86
  ['NOT_REGISTERED_ACCOUNT', false],
  // spec 8.87
  ['INACTIVE_ACCOUNT', false],
  // spec 8.88
  ['CANT_RECEIVE_TRANSFER', false],
  // spec 8.89
  ['INTERMITTENT_DISTURBANCE_ON_BENEFICIARY_BANK', true],
  // spec 8.90
  ['BENEFICIARY_ACCOUNT_NOT_VERIFIED', false],
  // spec 8.91
  ['BENEFICIARY_ACCOUNT_BLOCKED', false],
  // spec 8.92
  ['GENERAL_ERROR', true],
  // spec 8.93
  ['INVALID_BENEFICIARY_NAME', false],
  // spec 8.94
  ['INVALID_ACCOUNT_NUMBER', false],
  // spec 8.95
  ['INVALID_DESTINATION', false],
  // spec 8.96
  ['BANK_TIMEOUT', true],
  // spec 8.97
  ['BANK_AUTH_FAILED', true],
  // spec 8.98
  ['BANK_BALANCE_ERROR', true],
  // spec 8.99
  ['REJECTED_BY_BANK', true],
  // spec 8.100
  ['PAYLOAD_VALIDATION_FAILED', false],
  // spec 8.101
  ['SAME_SENDER_RECEIVER', false],
  // spec 8.102
  ['UNKNOWN_ERROR', true],
  // spec 8.103
  ['UNAUTHORIZED', true],
  // spec 8.104
  ['TRANSACTION_LIMIT', false],
  // spec 8.105
  ['SUSPECTED_FRAUD', false],
  // spec 8.106
  ['TRANSACTION_NOT_PERMITTED', false],
  // spec 8.107
  ['DOWNSTREAM_CONNECTION_ERROR', true],
  // spec 8.108
  ['INVALID_ACCOUNT_OR_VA', false],
  // spec 8.109
  ['ACCOUNT_CLOSED', false],
  // spec 8.110
  ['BANK_HEAVILY_DISTURBED', true],
  // spec 8.111
  ['EWALLET_PROVIDER_UNAVAILABLE', true],
  // spec 8.112
  ['SIMULATED_FAILURE', false],
  // spec 8.113
  ['INSUFFICIENT_TOPUP_BALANCE', true],
  // spec 8.114
  ['CUT_OFF_TIME', true],
  // spec 8.115
  ['INVALID_ACCOUNT', false],
  // spec 8.116
  ['AMOUNT_LIMIT_EXCEEDED', false],
  // spec 8.117
  ['AMOUNT_LIMIT_SUBCEEDED', false],
];

it.each(REASONS)('%s is a reason, and can be retried: %s', (code, want) => {
  expect(PAYOUT_FAILURE_CODES).toContain(code);
  expect(isRetriggerable(code)).toBe(want);
});

it('there are no other reasons', () => {
  expect(PAYOUT_FAILURE_CODES).toHaveLength(REASONS.length);
});
