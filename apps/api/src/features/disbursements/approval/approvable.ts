import { decideApprove } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import { decideMoment } from '@dasbor/domain/policy';
import { problem } from '../../../spec/handlers.ts';
import type { Call, Refusal, RefusesAction } from '../../../spec/handlers.ts';
import { balancesOf } from '../../balance/public.ts';
import { findDisbursement } from '../batch/repository.ts';
import { toDecide } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';
import { decideSource } from '../batch/source.ts';

type Seen = { version: number; total: number };

/** Why a batch cannot be approved now. Checked before a code is sent, and again when the money is reserved. */
export const whyNotApprove = async (
  { tx, now, session }: Pick<Call, 'tx' | 'now' | 'session'>,
  row: DisbursementRow,
  { version, total }: Seen,
): Promise<Refusal | undefined> => {
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
  return decided.ok ? undefined : problem(decided.problem.code, decided.problem.params);
};

/** Reports a certain refusal before a code is mailed and typed. */
export const refuseApproval: RefusesAction<'approveDisbursement'> = async (call, { id, version, total }) => {
  const row = await findDisbursement(call.tx, id);
  return row ? whyNotApprove(call, row, { version, total }) : problem('DPAY_DISBURSEMENT_NOT_FOUND');
};
