import type { Direction, RecordKind } from './types.ts';

/** docs/decisions/0039-reconciliation.md */
export const RECONCILIATION_POLICY = {
  mostLines: 50_000,
  maxFileBytes: 10 * 1024 * 1024,
  /** Banks export at most a year at once. */
  maxPeriodDays: 366,
  /** Calendar days between our date and the bank's up to which equal amounts are probably the same. */
  probableDays: 14,
  /** On a day with more open records than this, two of them add up to any amount by chance. */
  mostForSums: 2000,
  /** Titles may stand this far above the transactions. */
  headerWithin: 40,
  longestNote: 200,
} as const;

export const DIRECTION_OF: Readonly<Record<RecordKind, Direction>> = {
  settlement: 'in',
  withdrawal: 'in',
  top_up: 'out',
};

/**
 * Working days by which the bank's date may be before or after ours. A bank books money that arrives in the evening or on a holiday on the
 * next working day. It may debit a top up before we hear of it.
 */
export const BANK_DAYS: Readonly<Record<RecordKind, { readonly early: number; readonly late: number }>> = {
  settlement: { early: 0, late: 2 },
  withdrawal: { early: 0, late: 1 },
  top_up: { early: 1, late: 1 },
};

/**
 * Lists are ranged by the day of creation, and the money moves later: a settlement of cards five working days after the payment, which a
 * long holiday stretches to weeks; a top up within the day that its account is open; a withdrawal within days.
 */
export const DAYS_CREATED_BEFORE: Readonly<Record<RecordKind, number>> = {
  settlement: 31,
  withdrawal: 7,
  top_up: 7,
};
