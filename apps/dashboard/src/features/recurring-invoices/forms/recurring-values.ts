import { addDays, type CalendarDate } from '@dasbor/domain/kernel';
import {
  RECURRING_ENDS,
  type RecurringEnd,
  recurringFormProblems,
  type RecurringRule,
  type WantedRecurring,
} from '@dasbor/domain/recurring-invoices';
import { object } from 'yup';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import type { CreateRecurring } from '../api/types.ts';
import { contentFields, invoiceBodyOf, type InvoiceValues } from '../../invoices/public.ts';

/** An invoice as typed, without what differs each month, and when it is made. */
export type RecurringValues = InvoiceValues & {
  day: string;
  first_date: string;
  due_days: string;
  end: RecurringEnd;
  end_count: string;
  end_date: string;
  makes: 'issued' | 'drafts';
  is_mailed: boolean;
};
export type RecurringFormState = FormState<RecurringValues>;

/** Monthly from today, on today's day. */
export const startValues = (
  invoice: InvoiceValues,
  today: CalendarDate,
  dueDays: number,
): RecurringValues => ({
  ...invoice,
  numbering: 'auto',
  number: '',
  is_partly_paid: false,
  outstanding_amount: '',
  start_date: today,
  day: String(Number(today.slice(8))),
  first_date: today,
  due_days: String(dueDays),
  end: RECURRING_ENDS[0],
  end_count: '12',
  end_date: '',
  makes: 'issued',
  is_mailed: true,
});

/** Monthly on the day of an invoice, which is already billed: the next one is after it. */
export const valuesLike = (invoice: InvoiceValues, today: CalendarDate, dueDays: number): RecurringValues => {
  const { start_date: start } = invoice;
  return {
    ...startValues(invoice, today, dueDays),
    day: String(Number(start.slice(8))),
    first_date: addDays(start > today ? start : today, 1),
    is_mailed: invoice.customer.email !== '',
  };
};

const countOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN);

export const ruleOf = (values: RecurringValues): RecurringRule => ({
  day: countOf(values.day),
  first_date: values.first_date,
  end: values.end,
  end_count: values.end === 'after' ? countOf(values.end_count) : null,
  end_date: values.end === 'on' ? values.end_date : null,
});

/** Of valid values. */
export const recurringBody = (values: RecurringValues): CreateRecurring => {
  const { name, customer, items, ppn_mode, allow_partial_payment, minimum_payment, notes } = invoiceBodyOf(
    values,
    false,
  );
  const makesDrafts = values.makes === 'drafts';
  return {
    ...ruleOf(values),
    name,
    customer,
    items,
    ...(ppn_mode ? { ppn_mode } : {}),
    allow_partial_payment: allow_partial_payment ?? false,
    ...(minimum_payment === undefined ? {} : { minimum_payment }),
    ...(notes ? { notes } : {}),
    due_days: countOf(values.due_days),
    makes_drafts: makesDrafts,
    is_mailed: values.is_mailed && !makesDrafts,
  };
};

const wantedOf = (values: RecurringValues): WantedRecurring => ({
  ...(recurringBody(values) as WantedRecurring),
  ppn_mode: values.ppn_mode,
});

type Around = { today: CalendarDate };

const { at, content } = contentFields<RecurringValues, Around>((values, { today }) =>
  recurringFormProblems(wantedOf(values), today),
);

export const recurringSchema: FormSchema<RecurringValues, Around> = object({
  ...content,
  day: at('day'),
  first_date: at('first_date'),
  due_days: at('due_days'),
  end_count: at('end_count'),
  end_date: at('end_date'),
  minimum_payment: at('minimum_payment'),
});
