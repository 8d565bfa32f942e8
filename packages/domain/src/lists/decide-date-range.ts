import { type CalendarDate, isCalendarDate, type Problem, type ProblemParams } from '../kernel/index.ts';
import { type DateRange, daysIn, lastDays } from './date-range.ts';
import { LIST_POLICY } from './policy.ts';
import type { ListProblemCode } from './problems.ts';

interface DateRangeRequest {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** Which of the two dates is refused, and why. */
interface DateRangeProblem extends Problem<ListProblemCode> {
  readonly field: 'from' | 'to';
}

type DateRangeDecision =
  | { readonly ok: true; readonly value: DateRange }
  | { readonly ok: false; readonly problem: DateRangeProblem };

/** What a list will show; a missing end is today, a missing start a week before the end. */
export function decideDateRange(request: DateRangeRequest, today: CalendarDate): DateRangeDecision {
  const { earliest, maxDays, defaultDays } = LIST_POLICY;
  const to = request.to ?? today;
  if (!isCalendarDate(to)) return refuse('to', 'DPAY_DATE_INVALID');
  const from = request.from ?? lastDays(defaultDays, to).from;
  if (!isCalendarDate(from)) return refuse('from', 'DPAY_DATE_INVALID');

  // Before the order of the two: with a start alone the end is today, and nobody asked for that order.
  if (to > today) return refuse('to', 'DPAY_DATE_IN_FUTURE');
  if (from > today) return refuse('from', 'DPAY_DATE_IN_FUTURE');
  if (to < from) return refuse('to', 'DPAY_DATE_ORDER');
  // An end that nobody named cannot be the one that is refused.
  if (from < earliest)
    return refuse(request.from === undefined ? 'to' : 'from', 'DPAY_DATE_TOO_EARLY', { earliest });
  if (daysIn({ from, to }) > maxDays) {
    const field = request.to === undefined ? 'from' : 'to';
    return refuse(field, 'DPAY_DATE_RANGE_TOO_LONG', { max_days: maxDays });
  }
  return { ok: true, value: { from, to } };
}

/**
 * A later page is of the days that its first was of, also when the default has moved on at midnight: a request need not name
 * them again, and what it names has to be the same. Undefined where it is not.
 */
export function laterRange({ from, to }: DateRangeRequest, first: DateRange): DateRange | undefined {
  return (from ?? first.from) === first.from && (to ?? first.to) === first.to ? first : undefined;
}

function refuse(
  field: DateRangeProblem['field'],
  code: ListProblemCode,
  params?: ProblemParams,
): DateRangeDecision {
  return { ok: false, problem: { code, field, ...(params && { params }) } };
}
