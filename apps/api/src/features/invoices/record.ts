import { decideMarkPaid, decideRecord, paidOnProblem, paymentNoteProblem } from '@dasbor/domain/invoices';
import { rupiah } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { findOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { contributionOf, lockOpenPayments, openPaymentsOf, withdrawPayment } from '../payments/public.ts';
import { answerInvoice } from './answer.ts';
import { countPayment } from './paid.ts';
import { findInvoice } from './repository.ts';
import type { InvoiceRow } from './rows.ts';
import { todayOf } from './today.ts';

export const recordInvoicePayment: Handler<'recordInvoicePayment'> = async (call) => {
  const { amount } = call.body;
  return byHand(call, {
    decide: (payable) => decideRecord(payable, amount),
    amountOf: () => amount,
    isPermanent: false,
  });
};

export const markInvoicePaid: Handler<'markInvoicePaid'> = (call) =>
  byHand(call, {
    decide: decideMarkPaid,
    amountOf: (remaining) => remaining,
    isPermanent: true,
  });

type Recording = {
  decide: (payable: Parameters<typeof decideMarkPaid>[0]) => Result<true, string>;
  amountOf: (remaining: number) => number;
  isPermanent: boolean;
};
type RecordCall = Call<'recordInvoicePayment'> | Call<'markInvoicePaid'>;

/**
 * Locks as every flow of money does, payments before the order. Payments of customers that no longer fit are withdrawn first; one that was paid
 * meanwhile counts, and what then remains decides.
 */
const byHand = async (call: RecordCall, { decide, amountOf, isPermanent }: Recording) => {
  const { tx, params, body } = call;
  const invoice = await findInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const errors = wordsProblems(call);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const orderId = invoice.order_id ?? '';
  const open = await lockOpenPayments(tx, orderId);
  const order = await findOrder(tx, orderId, { lock: true });
  // It may have been deleted meanwhile.
  if (!(await findInvoice(tx, invoice.id))) return problem('DPAY_INVOICE_NOT_FOUND');
  const refused = refusalOf(decide(payableOf(invoice, order)));
  if (refused || !order) return refused ?? problem('DPAY_INVOICE_DRAFT');

  const newer = await openPaymentsOf(tx, orderId);
  if (newer.length !== open.length) return problem('DPAY_CONFLICT');
  const remaining = Number(order.remaining_payment);
  const promised = open.reduce((sum, payment) => sum + contributionOf(payment), 0);
  const isTooMuch = promised + amountOf(remaining) > remaining;
  for (const payment of isTooMuch ? open : [])
    if ((await withdrawPayment(call, payment)) === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const left = (await findOrder(tx, orderId)) as OrderRow;
  // What a customer paid meanwhile is kept, although the record is refused.
  const late = refusalOf(decide(payableOf(invoice, left)));
  if (late) return { ...late, commit: true };

  await countPayment(call, left, {
    amount: amountOf(Number(left.remaining_payment)),
    paidOn: body.paid_on,
    note: body.note?.trim() || null,
    kind: isPermanent ? 'marked_paid' : 'recorded',
  });
  return ok({ data: await answerInvoice(call, params.id) });
};

const payableOf = (invoice: InvoiceRow, order: OrderRow | undefined) => ({
  isIssued: order !== undefined,
  total: rupiah(Number(invoice.total_amount)),
  remaining: rupiah(Number(order?.remaining_payment ?? invoice.total_amount)),
});

const refusalOf = (decided: Result<true, string>): Refusal | undefined => {
  if (decided.ok) return undefined;
  const { code, params } = decided.problem;
  if (code !== 'DPAY_AMOUNT_BELOW_MINIMUM') return problem(code, params);
  return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'amount', code, params }] });
};

const wordsProblems = (call: RecordCall) => {
  const found = {
    paid_on: paidOnProblem(call.body.paid_on, todayOf(call)),
    note: paymentNoteProblem(call.body.note ?? ''),
  };
  return Object.entries(found).flatMap(([field, wrong]) => (wrong ? [{ field, ...wrong }] : []));
};
