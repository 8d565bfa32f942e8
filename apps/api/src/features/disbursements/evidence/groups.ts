import { bankFinder, isComparable, isUnusualAmount } from '@dasbor/domain/disbursements';
import type { EarlierPayouts } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { PAYOUT_BANKS } from '../items/banks.ts';
import { asOfNow } from '../batch/other-batches.ts';
import { withReturnIssues } from '../returns/issues.ts';
import { accountKey, selectCompared, selectEarlier } from './repository.ts';
import type { ComparedRow } from './repository.ts';
import { changesOf, issuesOf } from '../items/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';

/** The rows of each group of evidence, compared with payments before the decision. */
export const readEvidence = async (tx: Tx, batch: DisbursementRow, now: Date) => {
  const compared = await withReturnIssues(tx, await selectCompared(tx, batch.id));
  const items = await asOfNow(tx, compared, { now, among: sql`i.disbursement_id = ${batch.id}` });
  const earlier = await selectEarlier(tx, batch.id, batch.decided_at ?? now);
  const usualOf = (item: ComparedRow): EarlierPayouts | null => earlier.get(accountKey(item)) ?? null;
  const findBank = bankFinder(PAYOUT_BANKS);
  return {
    usualOf,
    groups: {
      first_time_accounts: items.filter((item) => usualOf(item) === null),
      unusual_amounts: items.filter((item) => isUnusualAmount(rupiah(Number(item.amount)), usualOf(item))),
      changed_rows: items.filter((item) => changesOf(item, findBank).length > 0),
      warnings: items.filter((item) => issuesOf(item).length > 0),
    },
    compared: {
      payouts: items.filter((item) => isComparable(usualOf(item))).length,
      earlier: [...earlier.values()].filter(isComparable).reduce((sum, { payouts }) => sum + payouts, 0),
    },
  };
};
