import { approversNeeded, awaitsPerson } from '@dasbor/domain/approvals';
import type { ApprovalKind } from '@dasbor/domain/approvals';
import { givenApprovalsOf } from '../../platform/approvals/approvals.ts';
import type { ToApprove } from '../../platform/approvals/approvals.ts';
import { readApprovalRules } from '../../platform/approvals/rules.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { RECORDS } from './records.ts';
import type { Approvable } from './records.ts';

/** Those of these people who may still decide about a record. */
export const decidersAmong = async (
  tx: Tx,
  { record, makerIds, isWaiting }: Approvable,
  personIds: readonly string[],
): Promise<string[]> => {
  if (!isWaiting) return [];
  const awaited = await awaiting(tx, record.kind, [{ record, makerIds, isWaiting }]);
  return personIds.filter((id) => awaited(id).length > 0);
};

/** The records of a kind that wait for a person who may approve them. */
export const waitingFor = async (tx: Tx, kind: ApprovalKind, personId: string): Promise<ToApprove[]> =>
  (await awaiting(tx, kind, await RECORDS[kind].waiting(tx)))(personId);

const awaiting = async (tx: Tx, kind: ApprovalKind, all: readonly Approvable[]) => {
  const given =
    all.length === 0
      ? new Map<string, readonly string[]>()
      : await givenApprovalsOf(
          tx,
          kind,
          all.map(({ record }) => record),
        );
  const rules = await readApprovalRules(tx);
  return (personId: string): ToApprove[] =>
    all
      .filter(({ record, makerIds }) => {
        const needed = approversNeeded(rules, kind, record.amount);
        return awaitsPerson({ needed, approverIds: given.get(record.id) ?? [], makerIds }, personId);
      })
      .map(({ record }) => record);
};
