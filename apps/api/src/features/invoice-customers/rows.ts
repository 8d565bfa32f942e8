import { maskContact, maskCustomerName } from '@dasbor/domain/customers';
import { toldSum } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Account = SuccessBody<'listInvoiceCustomers'>['data'][number];

/** Sums are text, as both databases return them. */
export type AccountRow = {
  id: string;
  name: string;
  email: string | null;
  mobile: string | null;
  invoice_count: string;
  billed_amount: string;
  outstanding_amount: string;
  outstanding_count: string;
  late_count: string;
  late_amount: string;
  oldest_due_date: string | null;
  created_at: string;
};

export const toAccount = (row: AccountRow, masked: boolean): Account => ({
  id: row.id,
  name: maskCustomerName(row.name, masked),
  email: masked ? maskContact('email', row.email) : row.email,
  mobile: masked ? maskContact('mobile', row.mobile) : row.mobile,
  invoice_count: Number(row.invoice_count),
  billed_amount: toldSum([row.billed_amount]),
  paid_amount: toldSum([row.billed_amount, -BigInt(row.outstanding_amount)]),
  outstanding_count: Number(row.outstanding_count),
  outstanding_amount: toldSum([row.outstanding_amount]),
  late_count: Number(row.late_count),
  late_amount: toldSum([row.late_amount]),
  oldest_due_date: row.oldest_due_date,
  created_at: row.created_at,
});
