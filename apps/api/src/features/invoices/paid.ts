import { rupiah } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { orderStatusAfter, remainingAfter } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import type { Call, Maker } from '../../spec/handlers.ts';
import { moveOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { announceInvoicePayment } from './announce.ts';
import { insertInvoicePayment } from './payment-repository.ts';

type Counting = Pick<Call, 'tx' | 'now' | 'by'> & { deps: Pick<Call['deps'], 'ids'>; session: Maker };

export type ByHand = {
  amount: number;
  paidOn: CalendarDate;
  note: string | null;
  /** Why it counts: a part was paid before the invoice was issued, or somebody recorded a part or all of it. */
  kind: 'paid_before' | 'recorded' | 'marked_paid';
};

/** Counts a payment by hand. The caller has locked the order and decided that the amount fits. */
export const countPayment = async (
  { tx, now, deps, session, by }: Counting,
  order: OrderRow,
  { amount, paidOn, note, kind }: ByHand,
): Promise<void> => {
  const followed = { status: 'completed', amount: rupiah(amount) } as const;
  const before = {
    status: order.status,
    netAmount: rupiah(Number(order.total_amount)),
    remaining: rupiah(Number(order.remaining_payment)),
  };
  const moving = { tx, now, ids: deps.ids };
  await moveOrder(moving, order, orderStatusAfter(before, followed), remainingAfter(before, followed));
  const invoiceId = order.invoice_id ?? '';
  const id = deps.ids.next('invoice_transaction', now);
  await insertInvoicePayment(tx, {
    id,
    invoice_id: invoiceId,
    payment_id: null,
    method: 'manual',
    channel: null,
    amount,
    paid_on: paidOn,
    note,
    is_permanent: kind === 'marked_paid',
    is_paid_before: kind === 'paid_before',
    recorded_by_id: session.userId,
    recorded_by_name: session.name,
    created_at: now.toISOString(),
  });
  await audit.record(tx, by, {
    action: kind === 'marked_paid' ? 'invoice.marked_paid' : 'invoice.payment_recorded',
    target: invoiceId,
    after: { id, amount, paidOn, note },
  });
  await announceInvoicePayment(moving, invoiceId, id);
};
