import { decideRecord, type Payable, paidOnProblem, paymentNoteProblem } from '@dasbor/domain/invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { object } from 'yup';
import { type Beside, decided, decidedAmount, type FormSchema } from '../../../shared/forms/schema.ts';
import type { MarkPaid, RecordPayment } from '../api/types.ts';
import { readNumber } from './read-number.ts';

export type RecordValues = { amount: string; paid_on: string; note: string };
export type MarkPaidValues = Omit<RecordValues, 'amount'>;

export type RecordAround = { payable: Payable; today: CalendarDate };

const paidOn = decided((date: string, { around }: Beside<unknown, Pick<RecordAround, 'today'>>) =>
  paidOnProblem(date, around.today),
);
const note = decided(paymentNoteProblem);

export const recordSchema: FormSchema<RecordValues, RecordAround> = object({
  amount: decidedAmount((amount, { around }: Beside<RecordValues, RecordAround>) =>
    decideRecord(around.payable, amount),
  ),
  paid_on: paidOn,
  note,
});

export const markPaidSchema: FormSchema<MarkPaidValues, Pick<RecordAround, 'today'>> = object({
  paid_on: paidOn,
  note,
});

/** Of valid values. */
export const markPaidBody = ({ paid_on: day, note: text }: MarkPaidValues): MarkPaid => ({
  paid_on: day,
  ...(text.trim() ? { note: text.trim() } : {}),
});

/** Of valid values. */
export const recordBody = ({ amount, ...rest }: RecordValues): RecordPayment => ({
  amount: readNumber(amount),
  ...markPaidBody(rest),
});
