import {
  addWorkingDays,
  type CalendarDate,
  type Instant,
  jakartaDate,
  jakartaDayBounds,
} from '../../kernel/index.ts';
import type { PaymentMethod } from '../methods.ts';

/** Working days from the payment's day in Jakarta to settlement (docs/decisions). */
export const SETTLEMENT_WORKING_DAYS: Readonly<Record<PaymentMethod, number>> = {
  va: 1,
  qris: 1,
  ewallet: 2,
  online_banking: 2,
  direct_debit: 2,
  bnpl: 2,
  retail_store: 3,
  card: 5,
};

/** Hours after midnight in Jakarta from which the payments that are due on a day are settled: banks pay in the early afternoon. */
export const SETTLEMENT_HOUR = 14.5;

/** The time from which the payments of a due day are settled. */
export const settledFrom = (dueDate: CalendarDate): Date =>
  new Date(jakartaDayBounds(dueDate).from.getTime() + SETTLEMENT_HOUR * 3_600_000);

/** The last day whose payments are settled by now. */
export const settledUpTo = (now: Instant): CalendarDate =>
  jakartaDate(new Date(new Date(now).getTime() - SETTLEMENT_HOUR * 3_600_000));

type Days = Pick<ReadonlySet<CalendarDate>, 'has'>;

export const settlementDueDate = (
  method: PaymentMethod,
  completedAt: Instant,
  holidays: Days,
): CalendarDate => dueDayFrom(method, jakartaDate(completedAt), holidays);

/** The due day of a payment of this day. */
export const dueDayFrom = (method: PaymentMethod, paidOn: CalendarDate, holidays: Days): CalendarDate =>
  addWorkingDays(paidOn, SETTLEMENT_WORKING_DAYS[method], holidays);

/** Payments of one balance and method that were paid on one day and wait for the same due day. */
export type WaitingPayments = {
  readonly method: PaymentMethod;
  readonly paidOn: CalendarDate;
  readonly dueDate: CalendarDate;
};

/** Those whose due day is another now, because the holiday table changed after they were paid. */
export const movedDueDays = <Waiting extends WaitingPayments>(
  waiting: readonly Waiting[],
  holidays: Days,
): readonly (Waiting & { readonly newDueDate: CalendarDate })[] =>
  waiting
    .map((one) => ({ ...one, newDueDate: dueDayFrom(one.method, one.paidOn, holidays) }))
    .filter(({ dueDate, newDueDate }) => newDueDate !== dueDate);
