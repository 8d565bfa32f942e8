import { addDays, type CalendarDate, isWeekend, type Rupiah, toldSum } from '../../kernel/index.ts';
import type { PaymentMethod } from '../methods.ts';
import { settlesByItself } from './arriving.ts';
import { SETTLEMENT_WORKING_DAYS } from './due-date.ts';
import { type Holiday, type Holidays, yearsWithoutHolidays } from './holidays.ts';

/** Today and the 29 days after it. */
export const CALENDAR_DAYS = 30;

/** The sums of unsettled payments of one due day, method and channel. */
export type DuePayments = {
  readonly dueDate: CalendarDate;
  readonly method: PaymentMethod;
  readonly channel: string;
  /** The first and the last day of these payments. */
  readonly paidFrom: CalendarDate;
  readonly paidTo: CalendarDate;
  readonly count: number;
  readonly paid: Rupiah;
  readonly mdrFee: Rupiah;
  readonly ppn: Rupiah;
  /** What refunds take from these payments. */
  readonly refunds: Rupiah;
};

export type DayKind = 'working' | 'weekend' | 'holiday';
export type CalendarDay = {
  readonly date: CalendarDate;
  /** A holiday on a Saturday or Sunday is a holiday, so that its name is shown. */
  readonly kind: DayKind;
  readonly holiday: Holiday | null;
};

/** Payments with their net amount and the reason for their day: so many working days after the payment, without `skipped`. */
export type ExplainedPayments = DuePayments & {
  readonly net: Rupiah;
  /** One method and day are settled together. If fees and refunds exceed the payments, the day is not settled by itself. */
  readonly exceedsPayments: boolean;
  readonly workingDays: number;
  /** Weekends and holidays between the first payment and the due day. */
  readonly skipped: readonly CalendarDay[];
};

/** Without payments whose fees and refunds exceed them. */
export type Arriving = Readonly<Record<'paid' | 'mdrFee' | 'ppn' | 'refunds' | 'net', Rupiah>> & {
  readonly count: number;
};

export type SettlementCalendar = {
  readonly days: readonly (CalendarDay & {
    readonly payments: readonly ExplainedPayments[];
    readonly arriving: Arriving;
  })[];
  /** Due before today and not settled, oldest first. */
  readonly late: readonly ExplainedPayments[];
  /** Holidays of these years are not decreed yet, so days in them can change. */
  readonly yearsWithoutHolidays: readonly number[];
};

type Around = {
  readonly today: CalendarDate;
  readonly holidays: Holidays;
  readonly days?: number;
};

/** On which day unsettled payments arrive, and why on that day. */
export const settlementCalendar = (
  due: readonly DuePayments[],
  { today, holidays, days = CALENDAR_DAYS }: Around,
): SettlementCalendar => {
  const explained = due.map((payments) => explain(payments, due, holidays));
  const from = due.reduce((first, { paidFrom }) => (paidFrom < first ? paidFrom : first), today);
  return {
    days: Array.from({ length: days }, (_, index) => {
      const date = addDays(today, index);
      const payments = explained.filter(({ dueDate }) => dueDate === date);
      return { ...dayOf(date, holidays), payments, arriving: arrivingOf(payments) };
    }),
    late: explained
      .filter(({ dueDate }) => dueDate < today)
      .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate))),
    yearsWithoutHolidays: yearsWithoutHolidays({ from, to: addDays(today, days - 1) }, holidays),
  };
};

const explain = (
  payments: DuePayments,
  due: readonly DuePayments[],
  holidays: Holidays,
): ExplainedPayments => {
  const { paidFrom, dueDate, method } = payments;
  const settledTogether = due.filter((one) => one.method === method && one.dueDate === dueDate);
  return {
    ...payments,
    net: netOf([payments]),
    exceedsPayments: !settlesByItself(netOf(settledTogether)),
    workingDays: SETTLEMENT_WORKING_DAYS[method],
    skipped: daysWithin(paidFrom, dueDate)
      .map((date) => dayOf(date, holidays))
      .filter(({ kind }) => kind !== 'working'),
  };
};

const netOf = (payments: readonly DuePayments[]): Rupiah =>
  toldSum(payments.flatMap(({ paid, mdrFee, ppn, refunds }) => [paid, -mdrFee, -ppn, -refunds]));

const arrivingOf = (payments: readonly ExplainedPayments[]): Arriving => {
  const arriving = payments.filter(({ exceedsPayments }) => !exceedsPayments);
  const sumOf = (key: Exclude<keyof Arriving, 'count'>) => toldSum(arriving.map((one) => one[key]));
  return {
    count: arriving.reduce((total, { count }) => total + count, 0),
    paid: sumOf('paid'),
    mdrFee: sumOf('mdrFee'),
    ppn: sumOf('ppn'),
    refunds: sumOf('refunds'),
    net: sumOf('net'),
  };
};

const dayOf = (date: CalendarDate, holidays: Holidays): CalendarDay => {
  const holiday = holidays.get(date) ?? null;
  return { date, holiday, kind: holiday ? 'holiday' : isWeekend(date) ? 'weekend' : 'working' };
};

/** The days between two days, without both. */
const daysWithin = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const dates: CalendarDate[] = [];
  for (let date = addDays(from, 1); date < to; date = addDays(date, 1)) dates.push(date);
  return dates;
};
