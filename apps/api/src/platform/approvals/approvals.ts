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

/** Of many records of one kind, by their ids. */
export const givenApprovalsOf = async (
  tx: Tx,
  kind: ApprovalKind,
  records: readonly ToApprove[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await tx.rows<{
    record_id: string;
    version: number;
    approver_id: string;
    given_at: string;
  }>(sql`
    select record_id, version, approver_id, given_at from approval
     where kind = ${kind} and record_id = any(${records.map(({ id }) => id)}::text[])`);
  return new Map(
    records.map(({ id, version = 0, since }) => [
      id,
      rows
        .filter(
          (row) =>
            row.record_id === id && row.version === version && new Date(row.given_at) >= new Date(since),
        )
        .map((row) => row.approver_id),
    ]),
  );
};

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
