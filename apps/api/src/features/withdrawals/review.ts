import { notesProblem } from '@dasbor/domain/kernel';
import { decideWithdrawalReview } from '@dasbor/domain/withdrawals';
import { nextApproval, storeApproval } from '../../platform/approvals/approvals.ts';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { sendWithdrawal } from './begin.ts';
import { decideWithdrawal, findWithdrawal, lockWithdrawal } from './repository.ts';
import { toWithdrawal } from './rows.ts';
import type { WithdrawalRow } from './rows.ts';
import { readWithdrawal } from './withdrawable.ts';

/** The last of the approvals reserves the money. A concurrent second call waits and finds the withdrawal decided. */
export const approveWithdrawal: Handler<'approveWithdrawal'> = async (call) => {
  const { params, tx, now, session } = call;
  const row = await lockWithdrawal(tx, params.id);
  if (!row) return problem('DPAY_WITHDRAWAL_NOT_FOUND');
  const decided = await decideApproval(call, row);
  if ('kind' in decided) return decided;
  await storeApproval(tx, toApprove(row), session, now);
  if (decided.missing > 0) return tell(call, row.id, 'withdrawal.approval_given');

  await decideWithdrawal(tx, { id: row.id, status: 'processing', by: session, notes: null, now });
  await tell(call, row.id, 'withdrawal.approved');
  const approved = (await findWithdrawal(tx, row.id)) as WithdrawalRow;
  return ok({ data: await sendWithdrawal(tx, approved, now) });
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseWithdrawalApproval: RefusesAction<'approveWithdrawal'> = async (call, { id }) => {
  const row = await findWithdrawal(call.tx, id);
  if (!row) return problem('DPAY_WITHDRAWAL_NOT_FOUND');
  const decided = await decideApproval(call, row);
  return 'kind' in decided ? decided : undefined;
};

export const rejectWithdrawal: Handler<'rejectWithdrawal'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const notes = body.notes.trim();
  const wrong = notes === '' ? { code: 'DPAY_REQUIRED' } : notesProblem(notes);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrong }] });
  const row = await lockWithdrawal(tx, params.id);
  if (!row) return problem('DPAY_WITHDRAWAL_NOT_FOUND');
  const review = decideWithdrawalReview(toReview(row), { personId: session.userId, verdict: 'reject' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  await decideWithdrawal(tx, { id: row.id, status: 'rejected', by: session, notes, now });
  return tell(call, row.id, 'withdrawal.rejected');
};

export const toApprove = (row: WithdrawalRow): ToApprove => ({
  kind: 'withdrawal',
  id: row.id,
  amount: Number(row.amount),
  since: row.created_at,
});

const toReview = ({ status, maker_id: makerId }: WithdrawalRow) => ({ status, makerId });

/** Checked before a code is sent, and again when the money moves: the account and the balance may have changed since the request. */
const decideApproval = async (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
  row: WithdrawalRow,
): Promise<{ missing: number } | Refusal> => {
  const { tx, session } = call;
  const review = decideWithdrawalReview(toReview(row), { personId: session.userId, verdict: 'approve' });
  if (!review.ok) return problem(review.problem.code, review.problem.params);
  const next = await nextApproval(tx, toApprove(row), session);
  if (!next.ok) return problem(next.problem.code);
  const { amount, destination_account_id } = row;
  const read = await readWithdrawal(call, { amount: Number(amount), destination_account_id });
  return read.kind === 'problem' ? read : { missing: next.value.missing };
};

const tell = async ({ tx, by }: Pick<Call, 'tx' | 'by'>, id: string, action: string) => {
  const row = (await findWithdrawal(tx, id)) as WithdrawalRow;
  const { status, amount, reviewer_notes: notes } = row;
  await audit.record(tx, by, { action, target: id, after: { amount, notes } });
  await outbox.add(tx, { topic: 'withdrawal.updated', aggregate: id, payload: { status } });
  return ok({ data: toWithdrawal(row, []) });
};
