import { labelProblem, ok as resultOk, rupiah } from '@dasbor/domain/kernel';
import { decideMoment } from '@dasbor/domain/policy';
import {
  decideInstant,
  decideRefund,
  decideRefundable,
  refundNotesProblem,
  refundTypeOf,
} from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { findPayment } from '../payments/public.ts';
import { announceRefund } from './announce.ts';
import { addRefunded, findRefund, insertRefund } from './repository.ts';
import { toRefund, toRefundable } from './rows.ts';
import type { RefundRow } from './rows.ts';

/** Stores the request. The payment stays locked, so that two concurrent requests cannot refund the same money. */
export const createRefund: Handler<'createRefund'> = async (call) => {
  const { body, tx, now, deps, session, by } = call;
  const notes = body.notes.trim();
  const errors = fieldErrors(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const moment = decideMoment('refund', { ...session, now });
  if (!moment.allowed) return problem(moment.reason.code, moment.reason.params);

  const payment = await findPayment(tx, body.payment_id, { lock: true });
  if (!payment) return problem('DPAY_PAYMENT_NOT_FOUND');
  const paid = toRefundable(payment);
  const refundable = decideRefundable(paid, calendarNow(now, session));
  if (!refundable.ok) return problem(refundable.problem.code, refundable.problem.params);
  const decided = decideRefund(rupiah(body.amount ?? refundable.value.maximum), {
    ...refundable.value,
    paidAmount: paid.paidAmount,
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const amount = decided.value;
  const cost = body.use_refund_link ? decideInstant(payment.method, amount) : FREE;
  if (!cost.ok) return problem(cost.problem.code, cost.problem.params);
  const id = deps.ids.next('refund', now);
  await addRefunded(tx, payment.id, amount);
  await insertRefund(tx, {
    id,
    reference_id: body.reference_id ?? null,
    payment_id: payment.id,
    subaccount_id: payment.subaccount_id,
    type: refundTypeOf(payment.method, body.use_refund_link),
    status: session.scopes ? 'requested' : 'started',
    amount,
    ...cost.value,
    category: body.category ?? null,
    notes,
    maker_id: session.userId,
    maker_name: session.name,
    search_text: searchText(id, payment.id, payment.order_reference, body.reference_id, notes),
    created_at: now.toISOString(),
  });
  await audit.record(tx, by, { action: 'refund.requested', target: id, after: { ...body, amount } });
  const row = (await findRefund(tx, id)) as RefundRow;
  await announceRefund({ tx, now, ids: deps.ids }, row);
  return ok({ data: toRefund(row, now, session.masksPersonalData) }, { status: 201 });
};

/** A refund through the payment method costs nothing. */
const FREE = resultOk({ fee: rupiah(0), ppn: rupiah(0) });

const fieldErrors = ({ notes, category, reference_id }: Call<'createRefund'>['body']) =>
  [
    { field: 'notes', found: refundNotesProblem(notes) },
    { field: 'category', found: category === undefined ? undefined : labelProblem(category) },
    { field: 'reference_id', found: reference_id === undefined ? undefined : labelProblem(reference_id) },
  ].flatMap(({ field, found }) => (found ? [{ field, ...found }] : []));
