import { addDays, type CalendarDate } from '../kernel/index.ts';
import { LIST_POLICY } from '../lists/index.ts';
import { DAYS_CREATED_BEFORE, RECONCILIATION_POLICY } from './policy.ts';
import type { Period, RecordKind } from './types.ts';

/** The days of a list to read for a statement: creation comes before the money, and a bank's day may differ from ours. */
export const listedDays = (kind: RecordKind, { from, to }: Period, today: CalendarDate): Period => {
  const { probableDays } = RECONCILIATION_POLICY;
  const first = addDays(from, -probableDays - DAYS_CREATED_BEFORE[kind]);
  const last = addDays(to, probableDays);
  const { earliest } = LIST_POLICY;
  return { from: first < earliest ? earliest : first, to: last > today ? today : last };
};

/** Whether a record is near enough to a statement to be compared with it. */
export const isNear = (date: CalendarDate, { from, to }: Period): boolean =>
  date >= addDays(from, -RECONCILIATION_POLICY.probableDays) &&
  date <= addDays(to, RECONCILIATION_POLICY.probableDays);
