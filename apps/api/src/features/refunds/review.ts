import { notesProblem, rupiah } from '@dasbor/domain/kernel';
import { refundReserved } from '@dasbor/domain/ledger';
import { decideMoment } from '@dasbor/domain/policy';
import {
  decideRefundCancel,
  decideRefundMoment,
  decideRefundReview,
  fundRefund,
  refundNotesProblem,
} from '@dasbor/domain/refunds';
import type { Deduction } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { nextApproval, storeApproval } from '../../platform/approvals/approvals.ts';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import { audit } from '../../platform/audit.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { findPayment } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { announceRefund } from './announce.ts';
import { decideBalance, reserveWithoutAccount, cancelInstant } from './instant.ts';
import { makeLink } from './links.ts';
import {
  addRefunded,
  cancelRow,
  decideRow,
  findRefund,
  insertDeductions,
  lockPool,
  lockRefund,
  unsettledPayments,
} from './repository.ts';
import { moneyOf, poolOf, toRefund, toRefundable } from './rows.ts';
import type { Refund, RefundRow } from './rows.ts';

/**
 * Takes the money from unsettled payments and lets the acquirer refund it after the commit, or reserves it in the balance and makes the
 * customer's link. A concurrent second decision waits and finds the refund decided; a concurrent settlement of the same payments waits and
 * pays less.
 */
export const approveRefund: Handler<'approveRefund'> = async (call) => {
  const { params, tx, now } = call;
  const row = await lockRefund(tx, params.id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const isInstant = row.type === 'instant';
  if (!isInstant) await lockPool(tx, poolOf(row));
  const approvable = await decideApproval(call, row);
  if ('kind' in approvable) return approvable;
  await storeApproval(tx, toApprove(row), call.session, now);
  if (approvable.missing > 0) return waitForMore(call, row);

  if (!isInstant) await insertDeductions(tx, row.id, approvable.deductions);
  await decide(call, { row, status: approvable.status, notes: null });
  const link = isInstant ? await makeLink(call, row) : null;
  const data = await tellDecided(call, row.id);
  post(tx, now, isInstant ? await reserveWithoutAccount(tx, now, row) : [refundReserved(moneyOf(row))]);
  call.deps.wake();
  return ok({ data, link });
};

/** Nothing moves before the last approval, and no webhook tells of it. */
const waitForMore = async ({ tx, now, session, by }: Call<'approveRefund'>, row: RefundRow) => {
  const { id, amount, status, payment_id } = row;
  await audit.record(tx, by, { action: 'refund.approval_given', target: id, after: { amount } });
  await outbox.add(tx, { topic: 'refund.updated', aggregate: id, payload: { status, payment_id } });
  return ok({ data: toRefund(row, now, session.masksPersonalData), link: null });
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseRefundApproval: RefusesAction<'approveRefund'> = async (call, { id }) => {
  const row = await findRefund(call.tx, id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const approvable = await decideApproval(call, row);
  return 'kind' in approvable ? approvable : undefined;
};

/** Before the approval, or while the money of an instant refund has not left, which cancels it. */
export const rejectRefund: Handler<'rejectRefund'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const notes = body.notes.trim();
  const wrong = refundNotesProblem(body.notes);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrong }] });
  const row = await lockRefund(tx, params.id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const review = decideRefundReview(toReview(row), { approverId: session.userId, verdict: 'reject' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  await addRefunded(tx, row.payment_id, -Number(row.amount));
  if (row.approved_at === null) await decide(call, { row, status: review.value, notes });
  else await cancel(call, row, notes);
  const back = row.type === 'instant' ? await cancelInstant(tx, now, row) : [];
  const data = await tellDecided(call, row.id);
  post(tx, now, back);
  return ok({ data });
};

/** By a maker, before a decision. A concurrent approval or rejection waits and finds the request cancelled. */
export const cancelRefund: Handler<'cancelRefund'> = async (call) => {
  const { params, body, tx, session } = call;
  const notes = body.notes?.trim() ?? '';
  const wrong = notesProblem(notes);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrong }] });
  const row = await lockRefund(tx, params.id);
  if (!row) return problem('DPAY_REFUND_NOT_FOUND');
  const decided = decideRefundCancel(toReview(row), session.userId);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  await addRefunded(tx, row.payment_id, -Number(row.amount));
  await cancel(call, row, notes || null);
  return ok({ data: await tellDecided(call, row.id) });
};

type Asking = Pick<Call, 'tx' | 'now' | 'session'>;

const toReview = ({ status, type, maker_ids }: RefundRow) => ({ status, type, makerIds: maker_ids });

type Approvable = { status: Refund['status']; deductions: readonly Deduction[]; missing: number };

export const toApprove = (row: RefundRow): ToApprove => ({
  kind: 'refund',
  id: row.id,
  amount: Number(row.amount),
  since: row.created_at,
});

/** The result of the approval, or why it is refused. Checked before a code is sent, and again when the money moves. */
const decideApproval = async (
  { tx, now, session }: Asking,
  row: RefundRow,
): Promise<Approvable | Refusal> => {
  const review = decideRefundReview(toReview(row), { approverId: session.userId, verdict: 'approve' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  const allowed = decideMoment('refund', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  const next = await nextApproval(tx, toApprove(row), session);
  if (!next.ok) return problem(next.problem.code);
  const { missing } = next.value;
  // The period may have ended since the request.
  const payment = (await findPayment(tx, row.payment_id)) as PaymentRow;
  const moment = decideRefundMoment(toRefundable(payment), calendarNow(now, session));
  if (!moment.ok) return problem(moment.problem.code, moment.problem.params);

  if (row.type === 'instant') {
    const covered = await decideBalance(tx, row, 'approve');
    return covered.ok
      ? { status: review.value, deductions: [], missing }
      : problem(covered.problem.code, covered.problem.params);
  }
  const wanted = { paymentId: row.payment_id, amount: rupiah(Number(row.amount)) };
  const funded = fundRefund(wanted, await unsettledPayments(tx, poolOf(row), wanted));
  return funded.ok
    ? { status: review.value, deductions: funded.value, missing }
    : problem(funded.problem.code, funded.problem.params);
};

const decide = async (
  { tx, now, session, by }: Pick<Call, 'tx' | 'now' | 'session' | 'by'>,
  { row, status, notes }: { row: RefundRow; status: Refund['status']; notes: string | null },
): Promise<void> => {
  await decideRow(tx, {
    id: row.id,
    status,
    approver: { id: session.userId, name: session.name },
    notes,
    now,
  });
  const action = status === 'rejected' ? 'refund.rejected' : 'refund.approved';
  await audit.record(tx, by, { action, target: row.id, after: { amount: row.amount, notes } });
};

const cancel = async (
  { tx, now, session, by }: Pick<Call, 'tx' | 'now' | 'session' | 'by'>,
  { id, amount }: RefundRow,
  notes: string | null,
): Promise<void> => {
  await cancelRow(tx, { id, person: { id: session.userId, name: session.name }, notes, now });
  await audit.record(tx, by, { action: 'refund.cancelled', target: id, after: { amount, notes } });
};

const tellDecided = async (
  { tx, now, deps, session }: Pick<Call, 'tx' | 'now' | 'deps' | 'session'>,
  id: string,
): Promise<Refund> => {
  const decided = (await findRefund(tx, id)) as RefundRow;
  await announceRefund({ tx, now, ids: deps.ids }, decided);
  return toRefund(decided, now, session.masksPersonalData);
};
