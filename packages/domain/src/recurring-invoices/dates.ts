import { addDays, type CalendarDate, jakartaDate } from '../kernel/index.ts';

export const RECURRING_ENDS = ['never', 'after', 'on'] as const;
export type RecurringEnd = (typeof RECURRING_ENDS)[number];

export type RecurringRule = {
  /** Day of the month, 1 to 31. A shorter month has it on its last day. */
  readonly day: number;
  readonly first_date: CalendarDate;
  readonly end: RecurringEnd;
  /** Invoices in all, if it ends after a number. */
  readonly end_count: number | null;
  /** The last possible day, if it ends on a date. */
  readonly end_date: CalendarDate | null;
};

/** Invoices are made, and mailed, in the morning. */
export const RUN_HOUR = 8;

/** The last day whose invoices are due to be made. */
export const lastRunDay = (now: Date): CalendarDate =>
  jakartaDate(new Date(now.getTime() - RUN_HOUR * 3_600_000));

/** The first day of the rule, on or after its first date. */
export const firstRun = (rule: RecurringRule): CalendarDate => runOnOrAfter(rule, rule.first_date);

/** The first day of the rule on or after a date, whether or not the rule has ended by then. */
export const runOnOrAfter = ({ day }: RecurringRule, date: CalendarDate): CalendarDate => {
  const thisMonth = dayIn(date.slice(0, 7), day);
  return thisMonth >= date ? thisMonth : dayIn(addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7), day);
};

export const runAfter = (rule: RecurringRule, date: CalendarDate): CalendarDate =>
  runOnOrAfter(rule, addDays(date, 1));

/** Whether the rule has ended before a day, with the invoices that it has made by then. */
export const isOverBefore = (rule: RecurringRule, date: CalendarDate, made: number): boolean => {
  if (rule.end === 'after') return made >= (rule.end_count ?? 0);
  return rule.end === 'on' && date > (rule.end_date ?? '');
};

/** The next days on which the rule makes an invoice, at most `most`. */
export const nextRuns = (
  rule: RecurringRule,
  { from, made }: { from: CalendarDate; made: number },
  most: number,
): CalendarDate[] => {
  const dates: CalendarDate[] = [];
  let date = runOnOrAfter(rule, from);
  while (dates.length < most && !isOverBefore(rule, date, made + dates.length)) {
    dates.push(date);
    date = runAfter(rule, date);
  }
  return dates;
};

const dayIn = (month: string, day: number): CalendarDate => {
  const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  const wanted = `${month}-${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
};
