import { type CalendarDate, err, ok, type Result } from '../kernel/index.ts';
import { isOverBefore, type RecurringRule, runOnOrAfter } from './dates.ts';
import type { RecurringInvoiceProblemCode } from './problems.ts';

export const RECURRING_STATUSES = ['active', 'paused', 'stopped', 'ended'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];

/** Why it was paused: by a person, or by us. */
export const PAUSE_REASONS = ['person', 'suspended', 'feature_off', 'refused'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

type Decided<Value> = Result<Value, RecurringInvoiceProblemCode>;

export const decidePause = (status: RecurringStatus): Decided<true> =>
  status === 'active' ? ok(true) : err('DPAY_RECURRING_NOT_ACTIVE');

/** The days of the pause make no invoices. Answers the next day, or refuses if none is left. */
export const decideResume = (
  {
    status,
    next_date: next,
    made,
    ...rule
  }: RecurringRule & {
    status: RecurringStatus;
    next_date: CalendarDate;
    made: number;
  },
  today: CalendarDate,
): Decided<CalendarDate> => {
  if (status !== 'paused') return err('DPAY_RECURRING_NOT_PAUSED');
  const date = runOnOrAfter(rule, next > today ? next : today);
  return isOverBefore(rule, date, made) ? err('DPAY_RECURRING_OVER') : ok(date);
};

/** For good. What it has made stays. */
export const decideStop = (status: RecurringStatus): Decided<true> =>
  status === 'active' || status === 'paused' ? ok(true) : err('DPAY_RECURRING_OVER');
