import { jakartaDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { readClockAhead } from '../../platform/merchant/standing.ts';
import { customersByIds, toCustomerSummary } from '../customers/public.ts';
import type { CustomerRow } from '../customers/public.ts';
import type { Moving } from '../orders/public.ts';
import { publishEvent } from '../webhooks/public.ts';
import { findInvoicePayment, paymentStatusOf } from './payment-repository.ts';
import type { InvoicePaymentRow } from './payment-repository.ts';
import { findInvoice } from './repository.ts';
import { statusOf } from './rows.ts';
import type { InvoiceRow } from './rows.ts';
import { tellOfInvoice } from './tell.ts';

/** Notifies dashboards and webhooks of a payment that was counted or reversed. If nothing remains, the invoice is paid. */
export const announceInvoicePayment = async (
  moving: Moving,
  invoiceId: string,
  paymentId: string,
): Promise<void> => {
  const { tx, now } = moving;
  const row = (await findInvoice(tx, invoiceId)) as InvoiceRow;
  const payment = (await findInvoicePayment(tx, paymentId)) as InvoicePaymentRow;
  const customer = (await customersByIds(tx, [row.customer_id ?? ''])).get(row.customer_id ?? '');
  const today = jakartaDate(calendarNow(now, await readClockAhead(tx)));
  const data = {
    id: row.id,
    reference_id: row.number,
    name: row.name,
    // Who was billed, even if the contact changed since.
    customer: toCustomerSummary(
      {
        ...(customer as CustomerRow),
        name: row.customer_name,
        email: row.customer_email,
        mobile: row.customer_mobile,
      },
      false,
    ),
    total_amount: Number(row.total_amount),
    remaining_amount: Number(row.outstanding_amount),
    currency: 'IDR',
    status: statusOf(row, today),
    start_date: row.start_date,
    due_date: row.due_date,
    allow_partial_payment: row.allow_partial_payment,
    minimum_payment: row.minimum_payment === null ? null : Number(row.minimum_payment),
    invoice_url: row.page_url,
    created_at: row.created_at,
    updated_at: now.toISOString(),
    paid_at: row.paid_at,
    transaction: {
      id: payment.id,
      method: payment.method,
      channel: payment.channel,
      amount: Number(payment.amount),
      status: paymentStatusOf(payment),
      payment_id: payment.payment_id,
      paid_on: payment.paid_on,
      paid_at: payment.created_at,
    },
  };
  await publishEvent(moving, { event: 'invoice.transaction', subjectId: row.id, subaccountId: null, data });
  if (data.remaining_amount === 0)
    await publishEvent(moving, { event: 'invoice.paid', subjectId: row.id, subaccountId: null, data });
  await tellOfInvoice(tx, row.id);
};
