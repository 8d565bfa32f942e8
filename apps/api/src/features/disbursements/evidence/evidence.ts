import { toldSum } from '@dasbor/domain/kernel';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../../spec/handlers.ts';
import { balancesOf } from '../../balance/public.ts';
import { isDecided } from '../batch/other-batches.ts';
import { readEvidence } from './groups.ts';
import { countRemoved } from './repository.ts';
import type { ComparedRow } from './repository.ts';
import { changesOf, hiding, issuesOf, toChanges } from '../items/rows.ts';
import { nameOfBank } from '../items/banks.ts';
import { findDisbursement } from '../batch/repository.ts';
import { noticeOf } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';

type Evidence = SuccessBody<'getDisbursementEvidence'>['data'];
type Group = Evidence['warnings'];

/**
 * Compares with payments before the decision, so that it stays the same later. Before the decision it shows the current state, including
 * batches created after this one was submitted.
 */
export const getDisbursementEvidence: Handler<'getDisbursementEvidence'> = async ({
  params,
  query,
  tx,
  now,
  session,
}) => {
  const batch = await findDisbursement(tx, params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const { groups, usualOf, compared } = await readEvidence(tx, batch, now);
  const { available = 0 } = await balancesOf(tx, batch.holder);

  const hide = hiding(session.masksPersonalData);

  const toGroup = (group: readonly ComparedRow[]): Group => ({
    count: group.length,
    amount: toldSum(group.map(({ amount }) => amount)),
    items: largest(group, query.limit).map((item) => ({
      id: item.id,
      row: item.row,
      account_owner_name: hide.text(item.account_owner_name),
      bank_name: nameOfBank(item.bank_code),
      account_number: hide.account_number(item.account_number),
      amount: Number(item.amount),
      usual: usualOf(item),
      changes: toChanges(changesOf(item), hide),
      issues: issuesOf(item, hide),
    })),
  });

  return ok({
    data: {
      version: batch.version,
      first_time_accounts: toGroup(groups.first_time_accounts),
      unusual_amounts: toGroup(groups.unusual_amounts),
      compared,
      changed_rows: toGroup(groups.changed_rows),
      removed_rows: await countRemoved(tx, batch.id),
      warnings: toGroup(groups.warnings),
      balance: { available, after: available - stillToPay(batch) },
    },
  });
};

const largest = (group: readonly ComparedRow[], limit = 50): readonly ComparedRow[] =>
  group.toSorted((a, b) => Number(b.amount) - Number(a.amount) || a.row - b.row).slice(0, limit);

/** After approval the money is already reserved. */
const stillToPay = (batch: DisbursementRow): number => (isDecided(batch) ? 0 : noticeOf(batch).total);
