import { decideApprove } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { decideMoment } from '@dasbor/domain/policy';
import { nextApproval } from '../../../platform/approvals/approvals.ts';
import type { ToApprove } from '../../../platform/approvals/approvals.ts';
import { problem } from '../../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../../spec/handlers.ts';
import { balancesOf } from '../../balance/public.ts';
import { findDisbursement } from '../batch/repository.ts';
import { noticeOf, toDecide } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';
import { decideSource } from '../batch/source.ts';

type Seen = { version: number; total: number };

/** How many approvals are missing after this one, or why it is refused. Checked before a code is sent, and again when the money is reserved. */
export const decideApproval = async (
  { tx, now, session }: Pick<Call, 'tx' | 'now' | 'session'>,
  row: DisbursementRow,
  { version, total }: Seen,
): Promise<{ missing: number } | Refusal> => {
  const moment = decideMoment('approve', { ...session, now });
  if (!moment.allowed) return problem(moment.reason.code, moment.reason.params);
  const source = await decideSource(tx, row);
  if (!source.ok) return problem(source.problem.code);
  const { available = 0 } = await balancesOf(tx, row.holder);
  const decided = decideApprove(
    toDecide(row),
    { approverId: session.userId, version, total: rupiah(total) },
    { available: rupiah(available) },
  );
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const next = await nextApproval(tx, toApprove(row), session);
  return next.ok ? { missing: next.value.missing } : problem(next.problem.code);
};

export const toApprove = (row: DisbursementRow): ToApprove => ({
  kind: 'disbursement',
  id: row.id,
  amount: noticeOf(row).total,
  version: row.version,
  since: row.submitted_at ?? row.created_at,
});

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseApproval: RefusesAction<'approveDisbursement'> = async (call, { id, version, total }) => {
  const row = await findDisbursement(call.tx, id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const decided = await decideApproval(call, row, { version, total });
  return 'kind' in decided ? decided : undefined;
};
