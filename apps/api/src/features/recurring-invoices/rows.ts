import { invoiceOfRun, nextRuns, RECURRING } from '@dasbor/domain/recurring-invoices';
import type {
  PauseReason,
  RecurringContent,
  RecurringEnd,
  RecurringRule,
  RecurringStatus,
} from '@dasbor/domain/recurring-invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';
import { shown } from '../invoices/public.ts';

export type Recurring = SuccessBody<'listRecurringInvoices'>['data'][number];

export type RecurringRow = {
  id: string;
  status: RecurringStatus;
  pause_reason: PauseReason | null;
  pause_code: string | null;
  name: string;
  customer_name: string;
  content: RecurringContent;
  day: number;
  first_date: CalendarDate;
  due_days: number;
  end_kind: RecurringEnd;
  end_count: number | null;
  end_date: CalendarDate | null;
  makes_drafts: boolean;
  is_mailed: boolean;
  next_date: CalendarDate;
  made_count: number;
  created_by_id: string;
  created_by_name: string;
  created_at: string;
  updated_at: string;
  updated_by_name: string;
};

export type RunRow = {
  date: CalendarDate;
  invoice_id: string | null;
  invoice_number: string | null;
  created_at: string;
};

export const ruleOf = ({
  day,
  first_date,
  end_kind: end,
  end_count,
  end_date,
}: RecurringRow): RecurringRule => ({
  day,
  first_date,
  end,
  end_count,
  end_date,
});

/** As a list has it. */
export const toRecurring = (row: RecurringRow, masked: boolean): Recurring => ({
  id: row.id,
  status: row.status,
  pause_reason: row.pause_reason,
  pause_code: row.pause_code,
  name: row.name,
  customer: customerOf(row, masked),
  ppn_mode: row.content.ppn_mode,
  total_amount: invoiceOfRun({ ...row.content, due_days: 0 }, row.next_date).total_amount,
  day: row.day,
  first_date: row.first_date,
  due_days: row.due_days,
  end: row.end_kind,
  end_count: row.end_count,
  end_date: row.end_date,
  makes_drafts: row.makes_drafts,
  is_mailed: row.is_mailed,
  next_date: row.status === 'active' ? row.next_date : null,
  made_count: row.made_count,
  created_by_name: row.created_by_name,
  created_at: row.created_at,
  updated_at: row.updated_at,
  updated_by_name: row.updated_by_name,
});

export const toWholeRecurring = (row: RecurringRow, runs: readonly RunRow[], masked: boolean): Recurring => ({
  ...toRecurring(row, masked),
  items: row.content.items.map(({ sku, name, description, quantity, price }) => ({
    sku: sku ?? null,
    name,
    description: description ?? null,
    quantity,
    price,
    amount: quantity * price,
  })),
  allow_partial_payment: row.content.allow_partial_payment,
  minimum_payment: row.content.minimum_payment ?? null,
  notes: row.content.notes ?? null,
  next_dates: row.status === 'active' ? nextDates(row) : [],
  runs: [...runs],
});

const nextDates = (row: RecurringRow): CalendarDate[] =>
  nextRuns(ruleOf(row), { from: row.next_date, made: row.made_count }, RECURRING.shownRuns);

const customerOf = ({ content: { customer } }: RecurringRow, masked: boolean): Recurring['customer'] => ({
  name: shown('name', customer.name ?? '', masked),
  email: shown('email', customer.email ?? null, masked),
  mobile: shown('mobile', customer.mobile ?? '', masked),
  address: shown('address', customer.address ?? null, masked),
  npwp: masked && customer.npwp ? '***' : (customer.npwp ?? null),
});
