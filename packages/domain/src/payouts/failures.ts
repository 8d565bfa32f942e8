type FailureRule = {
  /** Can be retried unchanged: the balance was too low, or the bank or provider was unavailable (product spec §4). */
  readonly retriggerable: boolean;
};

const yes: FailureRule = { retriggerable: true };
const no: FailureRule = { retriggerable: false };

/**
 * Why a payout failed: the product spec's catalogue (§8), with the names that Indonesian providers publish. Failures of the account or
 * the data need a new payout; failures of the balance or a provider can be retried.
 */
export const PAYOUT_FAILURES = {
  INSUFFICIENT_BALANCE: yes,
  INSUFFICIENT_TOPUP_BALANCE: yes,
  NOT_REGISTERED_ACCOUNT: no,
  INACTIVE_ACCOUNT: no,
  CANT_RECEIVE_TRANSFER: no,
  INTERMITTENT_DISTURBANCE_ON_BENEFICIARY_BANK: yes,
  BANK_HEAVILY_DISTURBED: yes,
  BENEFICIARY_ACCOUNT_NOT_VERIFIED: no,
  BENEFICIARY_ACCOUNT_BLOCKED: no,
  GENERAL_ERROR: yes,
  INVALID_BENEFICIARY_NAME: no,
  INVALID_ACCOUNT_NUMBER: no,
  INVALID_DESTINATION: no,
  INVALID_ACCOUNT: no,
  INVALID_ACCOUNT_OR_VA: no,
  ACCOUNT_CLOSED: no,
  BANK_TIMEOUT: yes,
  BANK_AUTH_FAILED: yes,
  BANK_BALANCE_ERROR: yes,
  REJECTED_BY_BANK: yes,
  PAYLOAD_VALIDATION_FAILED: no,
  SAME_SENDER_RECEIVER: no,
  UNKNOWN_ERROR: yes,
  UNAUTHORIZED: yes,
  TRANSACTION_LIMIT: no,
  SUSPECTED_FRAUD: no,
  TRANSACTION_NOT_PERMITTED: no,
  DOWNSTREAM_CONNECTION_ERROR: yes,
  EWALLET_PROVIDER_UNAVAILABLE: yes,
  AMOUNT_LIMIT_EXCEEDED: no,
  AMOUNT_LIMIT_SUBCEEDED: no,
  CUT_OFF_TIME: yes,
  SIMULATED_FAILURE: no,
} as const satisfies Record<string, FailureRule>;

export type PayoutFailure = keyof typeof PAYOUT_FAILURES;

export const PAYOUT_FAILURE_CODES = Object.keys(PAYOUT_FAILURES) as readonly PayoutFailure[];

/** An unknown code cannot be retried, because its cause is unknown. */
export const isRetriggerable = (failure: string): boolean =>
  Object.hasOwn(PAYOUT_FAILURES, failure) && PAYOUT_FAILURES[failure as PayoutFailure].retriggerable;
