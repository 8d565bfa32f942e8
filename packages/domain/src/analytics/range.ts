import { addDays, type CalendarDate, isCalendarDate } from '../kernel/index.ts';
import { daysIn, type DateRange, decideDateRange, lastDays } from '../lists/index.ts';

/** Product spec §2 has 7, 30 and 60 days on home; analytics adds 90 and any range up to a leap year. */
export const ANALYTICS_POLICY = {
  ranges: [7, 30, 60, 90],
  defaultDays: 30,
  maxDays: 366,
} as const;

type RangeRequest = { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined };

/** The days that a request is about. A missing end is today; a missing start makes a range of 30 days. */
export const decideAnalyticsRange = (request: RangeRequest, today: CalendarDate) => {
  const to = request.to ?? today;
  // An invalid end is refused before the start is looked at.
  const from = request.from ?? (isCalendarDate(to) ? lastDays(ANALYTICS_POLICY.defaultDays, to).from : to);
  return decideDateRange({ from, to }, today, ANALYTICS_POLICY.maxDays);
};

/** The range of the same length that ends the day before this one starts. */
export const previousRange = (range: DateRange): DateRange => {
  const days = daysIn(range);
  return { from: addDays(range.from, -days), to: addDays(range.to, -days) };
};
