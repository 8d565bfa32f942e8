import { jakartaDate } from '@dasbor/domain/kernel';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { readClockAhead } from '../../platform/merchant/standing.ts';
import type { Moving } from '../orders/public.ts';
import { announceInvoicePayment } from './announce.ts';
import { insertInvoicePayment } from './payment-repository.ts';
import type { InvoicePaymentRow } from './payment-repository.ts';
import { tellOfInvoice } from './tell.ts';

type Followed = {
  id: string;
  method: InvoicePaymentRow['method'];
  channel: string;
  status: string;
};

/** An invoice follows a payment of its order. `amount` is what the payment took off the order, which the caller has locked. */
export const followPayment = async (
  moving: Moving,
  invoiceId: string,
  payment: Followed,
  amount: number,
): Promise<void> => {
  const { tx, now, ids } = moving;
  if (payment.status !== 'completed' || amount === 0) return tellOfInvoice(tx, invoiceId);
  const id = ids.next('invoice_transaction', now);
  await insertInvoicePayment(tx, {
    id,
    invoice_id: invoiceId,
    payment_id: payment.id,
    method: payment.method,
    channel: payment.channel,
    amount,
    paid_on: jakartaDate(calendarNow(now, await readClockAhead(tx))),
    note: null,
    is_permanent: false,
    is_paid_before: false,
    recorded_by_id: null,
    recorded_by_name: null,
    created_at: now.toISOString(),
  });
  await announceInvoicePayment(moving, invoiceId, id);
};
