import { type CalendarDate, isCalendarDate, type Problem, type ProblemParams } from '../kernel/index.ts';
import { type DateRange, daysIn, lastDays } from './date-range.ts';
import { LIST_POLICY } from './policy.ts';
import type { ListProblemCode } from './problems.ts';

type DateRangeRequest = {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
};

/** Which of the two dates is refused, and why. */
type DateRangeProblem = {
  readonly field: 'from' | 'to';
} & Problem<ListProblemCode>;

type DateRangeDecision =
  | { readonly ok: true; readonly value: DateRange }
  | { readonly ok: false; readonly problem: DateRangeProblem };

/** The range that a list shows; a missing end is today, a missing start is a week before the end. */
export const decideDateRange = (
  request: DateRangeRequest,
  today: CalendarDate,
  maxDays: number = LIST_POLICY.maxDays,
): DateRangeDecision => {
  const { earliest, defaultDays } = LIST_POLICY;
  const to = request.to ?? today;
  if (!isCalendarDate(to)) return refuse('to', 'DPAY_DATE_INVALID');
  const from = request.from ?? lastDays(defaultDays, to).from;
  if (!isCalendarDate(from)) return refuse('from', 'DPAY_DATE_INVALID');

  // Checked before the order: with only a start, the end defaults to today, so the order was not the caller's.
  if (to > today) return refuse('to', 'DPAY_DATE_IN_FUTURE');
  if (from > today) return refuse('from', 'DPAY_DATE_IN_FUTURE');
  if (to < from) return refuse('to', 'DPAY_DATE_ORDER');
  // Only a date given by the caller can be reported as wrong.
  if (from < earliest)
    return refuse(request.from === undefined ? 'to' : 'from', 'DPAY_DATE_TOO_EARLY', { earliest });
  if (daysIn({ from, to }) > maxDays) {
    const field = request.to === undefined ? 'from' : 'to';
    return refuse(field, 'DPAY_DATE_RANGE_TOO_LONG', { max_days: maxDays });
  }
  return { ok: true, value: { from, to } };
};

/**
 * Later pages use the first page's range, even after the default moves on at midnight. A request may omit the dates; if given, they
 * must match. Undefined if they do not.
 */
export const laterRange = ({ from, to }: DateRangeRequest, first: DateRange): DateRange | undefined =>
  (from ?? first.from) === first.from && (to ?? first.to) === first.to ? first : undefined;

const refuse = (
  field: DateRangeProblem['field'],
  code: ListProblemCode,
  params?: ProblemParams,
): DateRangeDecision => ({ ok: false, problem: { code, field, ...(params && { params }) } });
