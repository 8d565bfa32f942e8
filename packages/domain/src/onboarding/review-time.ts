import { addDays, addWorkingDays, type CalendarDate, type Instant, jakartaDate } from '../kernel/index.ts';
import type { ClientType } from './form.ts';

/** Product spec §9: an individual is verified within 1 day, a company in 7 to 14 working days. */
export const REVIEW_TIME = {
  individualDays: 1,
  companyWorkingDays: { from: 7, to: 14 },
} as const;

export type ReviewDates = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Between which days the answer to a request comes. A full account is always checked like a company. */
export const reviewDates = (
  client: ClientType,
  submittedAt: Instant,
  holidays: Pick<ReadonlySet<CalendarDate>, 'has'>,
): ReviewDates => {
  const day = jakartaDate(submittedAt);
  if (client === 'individual') return { from: day, to: addDays(day, REVIEW_TIME.individualDays) };
  const { from, to } = REVIEW_TIME.companyWorkingDays;
  return { from: addWorkingDays(day, from, holidays), to: addWorkingDays(day, to, holidays) };
};
