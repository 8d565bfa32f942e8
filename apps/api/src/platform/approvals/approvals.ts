import { approversNeeded, decideApproval } from '@dasbor/domain/approvals';
import type { ApprovalKind, ApprovalProblemCode } from '@dasbor/domain/approvals';
import type { Result } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import { readApprovalRules } from './rules.ts';

/** A record that people approve. Approvals of another version or from before `since` do not count. */
export type ToApprove = {
  kind: ApprovalKind;
  id: string;
  /** What it takes from the balance. */
  amount: number;
  version?: number;
  since: string;
};

export type GivenRow = { approver_id: string; approver_name: string; given_at: string };
type Approver = { userId: string; name: string };

/** Oldest first. */
export const givenApprovals = (tx: Tx, { kind, id, version = 0, since }: ToApprove): Promise<GivenRow[]> =>
  tx.rows<GivenRow>(sql`
    select approver_id, approver_name, given_at from approval
     where kind = ${kind} and record_id = ${id} and version = ${version} and given_at >= ${since}
     order by given_at, approver_id`);

/** How many approvals are missing after this person's, or why it does not count. */
export const nextApproval = async (
  tx: Tx,
  record: ToApprove,
  { userId }: Pick<Approver, 'userId'>,
): Promise<Result<{ missing: number }, ApprovalProblemCode>> => {
  const needed = approversNeeded(await readApprovalRules(tx), record.kind, record.amount);
  const given = await givenApprovals(tx, record);
  return decideApproval({ needed, approverIds: given.map((one) => one.approver_id) }, userId);
};

/** After `nextApproval`, with the record locked. */
export const storeApproval = async (
  tx: Tx,
  { kind, id, version = 0 }: ToApprove,
  { userId, name }: Approver,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into approval (merchant_id, mode, kind, record_id, version, approver_id, approver_name, given_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${kind}, ${id}, ${version}, ${userId}, ${name}, ${now})
    on conflict (merchant_id, mode, kind, record_id, version, approver_id) do update set given_at = excluded.given_at`);
};
