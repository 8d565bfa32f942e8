import type { ProblemParams } from '../../kernel/index.ts';
import type { PayoutField } from '../policy.ts';

/**
 * All cell issues. An `error` blocks submission; a `warning` leaves the decision to the person. Texts are in
 * openapi/features/disbursements/issues.yaml.
 */
export const ISSUES = {
  REQUIRED: 'error',
  TOO_LONG: 'error',
  FORMULA: 'error',
  CELL_ERROR: 'error',
  CELL_IS_DATE: 'error',
  CELL_SHOWN_OTHERWISE: 'error',
  CELL_UNDER_MERGE: 'error',
  CELLS_BEYOND_HEADER: 'error',
  HIDDEN_CHARACTERS: 'error',
  NAME_MIXED_SCRIPTS: 'warning',
  BANK_UNKNOWN: 'error',
  ACCOUNT_NUMBER_INVALID: 'error',
  ACCOUNT_NUMBER_SCIENTIFIC: 'error',
  ACCOUNT_DIGITS_LOST: 'error',
  LEADING_ZEROS_LOST: 'error',
  LEADING_ZEROS_POSSIBLE: 'warning',
  ACCOUNT_NUMBER_UNUSUAL: 'warning',
  AMOUNT_INVALID: 'error',
  AMOUNT_HAS_DECIMALS: 'error',
  AMOUNT_BELOW_LIMIT: 'error',
  AMOUNT_EXCEEDED: 'error',
  AMOUNT_BESIDE_DIGITS: 'warning',
  EMAIL_INVALID: 'error',
  PHONE_INVALID: 'error',
  // From the bank's answer.
  ACCOUNT_NOT_FOUND: 'error',
  ACCOUNT_INACTIVE: 'error',
  NAME_MISMATCH: 'error',
  // The bank could not answer; a retry may help.
  BANK_DISTURBED: 'error',
  BANK_NO_RESPONSE: 'error',
  ACCOUNT_UNDER_OTHER_NAME: 'warning',
  // A row that returns a payment whose money already went back, or is about to.
  RETURNS_REFUNDED_PAYMENT: 'warning',
  RETURNS_RETURNED_PAYMENT: 'warning',
  DUPLICATE_IN_FILE: 'warning',
  DUPLICATE_OF_PAST: 'warning',
  DUPLICATE_WAITING: 'warning',
  // The same two for a batch paid from another balance, of the merchant or of a subaccount.
  DUPLICATE_OF_PAST_ELSEWHERE: 'warning',
  DUPLICATE_WAITING_ELSEWHERE: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>;

export type IssueCode = keyof typeof ISSUES;

export type Issue = {
  readonly field: PayoutField;
  readonly code: IssueCode;
  readonly params?: ProblemParams;
};

export const isBlocking = ({ code }: Pick<Issue, 'code'>): boolean => ISSUES[code] === 'error';

/** An issue's params for display: bounds as one range, `7–11`, or `10` if both are equal. */
export const saidParams = (params: ProblemParams): ProblemParams => {
  const { least, most } = params;
  if (least === undefined || most === undefined) return params;
  return { ...params, range: least === most ? least : `${least}–${most}` };
};
