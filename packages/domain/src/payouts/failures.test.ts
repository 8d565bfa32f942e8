import { expect, it } from 'vitest';
import { isRetriggerable, PAYOUT_FAILURE_CODES } from './index.ts';

// Product spec §8 names the reasons; §4: only those of the balance and of a provider can be retried.
const REASONS: [string, boolean][] = [
  ['INSUFFICIENT_BALANCE', true],
  ['NOT_REGISTERED_ACCOUNT', false],
  ['INACTIVE_ACCOUNT', false],
  ['CANT_RECEIVE_TRANSFER', false],
  ['INTERMITTENT_DISTURBANCE_ON_BENEFICIARY_BANK', true],
  ['BENEFICIARY_ACCOUNT_NOT_VERIFIED', false],
  ['BENEFICIARY_ACCOUNT_BLOCKED', false],
  ['GENERAL_ERROR', true],
  ['INVALID_BENEFICIARY_NAME', false],
  ['INVALID_ACCOUNT_NUMBER', false],
  ['INVALID_DESTINATION', false],
  ['BANK_TIMEOUT', true],
  ['BANK_AUTH_FAILED', true],
  ['BANK_BALANCE_ERROR', true],
  ['REJECTED_BY_BANK', true],
  ['PAYLOAD_VALIDATION_FAILED', false],
  ['SAME_SENDER_RECEIVER', false],
  ['UNKNOWN_ERROR', true],
  ['UNAUTHORIZED', true],
  ['TRANSACTION_LIMIT', false],
  ['SUSPECTED_FRAUD', false],
  ['TRANSACTION_NOT_PERMITTED', false],
  ['DOWNSTREAM_CONNECTION_ERROR', true],
  ['INVALID_ACCOUNT_OR_VA', false],
  ['ACCOUNT_CLOSED', false],
  ['BANK_HEAVILY_DISTURBED', true],
  ['EWALLET_PROVIDER_UNAVAILABLE', true],
  ['SIMULATED_FAILURE', false],
  ['INSUFFICIENT_TOPUP_BALANCE', true],
  ['CUT_OFF_TIME', true],
  ['INVALID_ACCOUNT', false],
  ['AMOUNT_LIMIT_EXCEEDED', false],
  ['AMOUNT_LIMIT_SUBCEEDED', false],
];

it.each(REASONS)('%s is a reason, and can be retried: %s', (code, want) => {
  expect(PAYOUT_FAILURE_CODES).toContain(code);
  expect(isRetriggerable(code)).toBe(want);
});

it('there are no other reasons', () => {
  expect(PAYOUT_FAILURE_CODES).toHaveLength(REASONS.length);
});
