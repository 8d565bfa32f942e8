import { toldSum } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { settledFrom } from '@dasbor/domain/payments';
import type {
  Arriving,
  CalendarDay,
  DuePayments,
  ExplainedPayments,
  PaymentMethod,
  SettlementCalendar,
} from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';

type Told = SuccessBody<'getSettlementCalendar'>['data'];

export type DueRow = {
  due_date: CalendarDate;
  method: PaymentMethod;
  channel: string;
  paid_from: CalendarDate;
  paid_to: CalendarDate;
  payment_count: string;
  paid_amount: string;
  mdr_fee: string;
  ppn: string;
  deducted: string;
};

export const toDuePayments = (row: DueRow): DuePayments => ({
  dueDate: row.due_date,
  method: row.method,
  channel: row.channel,
  paidFrom: row.paid_from,
  paidTo: row.paid_to,
  count: Number(row.payment_count),
  paid: toldSum([row.paid_amount]),
  mdrFee: toldSum([row.mdr_fee]),
  ppn: toldSum([row.ppn]),
  refunds: toldSum([row.deducted]),
});

export const toCalendar = (
  today: CalendarDate,
  { days, late, yearsWithoutHolidays }: SettlementCalendar,
): Told => ({
  today,
  currency: 'IDR',
  days: days.map(({ payments, arriving, ...day }) => ({
    ...toDay(day),
    expected_at: settledFrom(day.date).toISOString(),
    ...toSums(arriving),
    payments: payments.map(toExplained),
  })),
  late: late.map(toExplained),
  years_without_holidays: [...yearsWithoutHolidays],
});

const toExplained = (payments: ExplainedPayments): Told['late'][number] => ({
  method: payments.method,
  channel: payments.channel,
  merchant_settlement_due_date: payments.dueDate,
  ...toSums(payments),
  exceeds_payments: payments.exceedsPayments,
  working_days: payments.workingDays,
  paid_from: payments.paidFrom,
  paid_to: payments.paidTo,
  skipped: payments.skipped.map(toDay),
});

const toDay = ({ date, kind, holiday }: CalendarDay) => ({
  date,
  kind,
  holiday: holiday && { name_id: holiday.name.id, name_en: holiday.name.en, is_leave: holiday.isLeave },
});

const toSums = ({ count, paid, refunds, mdrFee, ppn, net }: Arriving) => ({
  payment_count: count,
  payment_amount: paid,
  refund_amount: refunds,
  mdr_fee: mdrFee,
  ppn,
  amount: net,
});
