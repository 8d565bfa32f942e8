import { decideReject, decideSubmit, rejectionNotesProblem } from '@dasbor/domain/disbursements';
import { sumRupiah } from '@dasbor/domain/kernel';
import type { MoneyOut } from '@dasbor/domain/ledger';
import { reserved } from '@dasbor/domain/ledger';
import { decideMoment } from '@dasbor/domain/policy';
import sql from 'sql-template-tag';
import { storeApproval } from '../../../platform/approvals/approvals.ts';
import { audit } from '../../../platform/audit.ts';
import { post } from '../../../platform/ledger/post.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler } from '../../../spec/handlers.ts';
import { tellScreens } from '../batch/announce.ts';
import { decideApproval, toApprove } from './approvable.ts';
import { refreshOtherBatches } from '../batch/other-batches.ts';
import { findDisbursement, lockDisbursement, moveDisbursement } from '../batch/repository.ts';
import { noticeOf, toDecide, toDisbursement } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';
import { sendItems } from '../sending/send.ts';
import type { ItemToSend } from '../sending/send.ts';

export const submitDisbursement: Handler<'submitDisbursement'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const moment = decideMoment('disburse', { ...session, now });
  if (!moment.allowed) return problem(moment.reason.code, moment.reason.params);
  const decided = decideSubmit(toDecide(row), {
    version: body.version,
    invalidItems: row.items_invalid,
    validatingItems: row.items_need_validation,
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  // Other batches may have been created and approved since the rows were checked.
  await refreshOtherBatches(tx, row.id, { now });
  const submitted = await moveDisbursement(tx, row.id, {
    status: 'need_approval',
    now,
    also: sql`, submitted_at = ${now}, maker_id = ${session.userId}, maker_name = ${session.name},
                approver_id = null, approver_name = null, decided_at = null`,
  });
  return tell(call, 'disbursement.submitted', submitted);
};

/** The last of the approvals sends the batch. A concurrent second call waits for the row lock and then finds the batch decided. */
export const approveDisbursement: Handler<'approveDisbursement'> = async (call) => {
  const { params, body, tx, now, session, mode } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const decided = await decideApproval(call, row, body);
  if ('kind' in decided) return decided;
  await storeApproval(tx, toApprove(row), session, now);
  if (decided.missing > 0) return tell(call, 'disbursement.approval_given', row);

  // Stores what was known at this moment with the decision.
  await refreshOtherBatches(tx, row.id, { now });
  const moved = await moveDisbursement(tx, row.id, {
    status: 'processing',
    now,
    also: sql`, approver_id = ${session.userId}, approver_name = ${session.name}, approver_notes = null, decided_at = ${now}`,
  });
  const out = await sendItems(tx, { now, mode }, await takeValid(tx, moved, now));
  assertApproved(out, moved);
  const answer = await tell(call, 'disbursement.approved', moved);
  post(tx, now, out.map(reserved));
  return answer;
};

export const rejectDisbursement: Handler<'rejectDisbursement'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const wrongNotes = rejectionNotesProblem(body.notes);
  if (wrongNotes)
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrongNotes }] });
  const decided = decideReject(toDecide(row), session.userId);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const rejected = await moveDisbursement(tx, row.id, {
    status: 'need_revision',
    now,
    also: sql`, approver_id = ${session.userId}, approver_name = ${session.name}, approver_notes = ${body.notes.trim()},
                decided_at = ${now}`,
  });
  return tell(call, 'disbursement.rejected', rejected);
};

const takeValid = (tx: Call['tx'], { id, holder }: DisbursementRow, now: Date): Promise<ItemToSend[]> =>
  tx
    .rows<ItemToSend & { amount: string }>(sql`
    update disbursement_item set status = 'processing', attempt = 1, transfers_made = parts, updated_at = ${now}
     where disbursement_id = ${id} and status = 'valid'
    returning id, attempt, bank_code, account_number, coalesce(accepted_name, account_owner_name) as account_name, amount`)
    .then((rows) => rows.map((row) => ({ ...row, holder, amount: Number(row.amount) })));

/** The reserved amount must equal the approved amount. A difference is a bug and rolls everything back. */
const assertApproved = (out: readonly MoneyOut[], row: DisbursementRow): void => {
  const whole = sumRupiah(out.map(({ amount, fee, ppn }) => sumRupiah([amount, fee, ppn])));
  if (whole !== noticeOf(row).total)
    throw new Error(`Batch ${row.id} would send other money than was approved.`);
};

const tell = async ({ tx, by }: Pick<Call, 'tx' | 'by'>, action: string, row: DisbursementRow) => {
  await audit.record(tx, by, {
    action,
    target: row.id,
    after: { version: row.version, notice: noticeOf(row) },
  });
  const after = (await findDisbursement(tx, row.id)) as DisbursementRow;
  await tellScreens(tx, after);
  return ok({ data: toDisbursement(after) });
};
