import { INVOICE, invoiceContentProblems, invoiceTotal, type WantedInvoice } from '../invoices/index.ts';
import { addDays, type CalendarDate, isCalendarDate, problem, type Problem } from '../kernel/index.ts';
import { firstRun, type RecurringRule } from './dates.ts';
import type { RecurringInvoiceProblemCode } from './problems.ts';

export const RECURRING = { mostInvoices: 240, longestAhead: 366, shownRuns: 6 } as const;

/** What each invoice says. Its dates and its total follow from the day on which it is made. */
export type RecurringContent = Pick<
  WantedInvoice,
  'name' | 'customer' | 'items' | 'ppn_mode' | 'allow_partial_payment' | 'minimum_payment' | 'notes'
>;

export type WantedRecurring = RecurringContent &
  RecurringRule & {
    /** Days from an invoice to its due date. */
    readonly due_days: number;
    readonly makes_drafts: boolean;
    readonly is_mailed: boolean;
  };

type Found = Problem<RecurringInvoiceProblemCode> | undefined;
export type RecurringFieldProblem = { readonly field: string } & Problem<RecurringInvoiceProblemCode>;

/** The invoice of a day. */
export const invoiceOfRun = (
  content: RecurringContent & { readonly due_days: number },
  date: CalendarDate,
): WantedInvoice => {
  const { name, customer, items, ppn_mode, allow_partial_payment, minimum_payment, notes, due_days } =
    content;
  return {
    name,
    customer,
    items,
    ppn_mode,
    allow_partial_payment,
    minimum_payment,
    notes,
    start_date: date,
    due_date: addDays(date, due_days),
    total_amount: invoiceTotal({ items, ppn_mode, start_date: date }) ?? 0,
  };
};

/** Every problem of a recurring invoice, one per field. Its invoices follow the rules of every invoice. */
export const recurringFormProblems = (
  wanted: WantedRecurring,
  today: CalendarDate,
): RecurringFieldProblem[] => {
  const rule = [
    at('day', outside(wanted.day, { min: 1, max: 31 })),
    at('first_date', firstDateProblem(wanted.first_date, today)),
    at('due_days', outside(wanted.due_days, { min: 0, max: INVOICE.longestTerm })),
  ].filter((found) => found !== undefined);
  return [
    ...rule,
    ...[rule.length > 0 ? undefined : endProblem(wanted)].filter((found) => found !== undefined),
    ...invoiceContentProblems(
      invoiceOfRun({ ...wanted, due_days: 0 }, rule.length > 0 ? today : firstRun(wanted)),
    ),
    ...(wanted.is_mailed && !wanted.makes_drafts && !wanted.customer.email?.trim()
      ? [{ field: 'customer.email', ...problem<RecurringInvoiceProblemCode>('DPAY_REQUIRED') }]
      : []),
  ];
};

const endProblem = (wanted: WantedRecurring): RecurringFieldProblem | undefined => {
  if (wanted.end === 'after')
    return at('end_count', outside(wanted.end_count ?? NaN, { min: 1, max: RECURRING.mostInvoices }));
  if (wanted.end === 'never') return undefined;
  const date = wanted.end_date ?? '';
  if (date === '') return at('end_date', problem('DPAY_REQUIRED'));
  if (!isCalendarDate(date)) return at('end_date', problem('DPAY_DATE_INVALID'));
  const first = firstRun(wanted);
  return date < first
    ? at('end_date', problem('DPAY_RECURRING_END_BEFORE_FIRST', { date: first }))
    : undefined;
};

const firstDateProblem = (date: string, today: CalendarDate): Found => {
  if (date === '') return problem('DPAY_REQUIRED');
  if (!isCalendarDate(date)) return problem('DPAY_DATE_INVALID');
  if (date < today) return problem('DPAY_DATE_IN_PAST');
  const { longestAhead: days } = RECURRING;
  return date > addDays(today, days) ? problem('DPAY_DATE_TOO_FAR', { days }) : undefined;
};

const outside = (value: number, { min, max }: { min: number; max: number }): Found => {
  if (!(value >= min)) return problem('DPAY_FIELD_TOO_SMALL', { min });
  return value > max ? problem('DPAY_FIELD_TOO_LARGE', { max }) : undefined;
};

const at = (field: string, found: Found): RecurringFieldProblem | undefined => found && { field, ...found };
