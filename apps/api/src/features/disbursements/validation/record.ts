import { decideAccount } from '@dasbor/domain/disbursements';
import type { AccountAnswer } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Publishing } from '../../webhooks/public.ts';
import { tellChange } from '../batch/announce.ts';
import { findDisbursement, lockDisbursement } from '../batch/repository.ts';
import type { DisbursementRow } from '../batch/rows.ts';
import type { ClaimedItem } from './claim.ts';

export type AnsweredItem = { claimed: ClaimedItem; answer: AccountAnswer };

/** Stores bank answers for the items of one merchant that still wait for this answer. */
export const recordAccounts = async (
  publishing: Publishing,
  { answers, claim }: { answers: readonly AnsweredItem[]; claim: string },
): Promise<void> => {
  const { tx, now } = publishing;
  const batchIds = [...new Set(answers.map(({ claimed }) => claimed.disbursement_id))].toSorted();
  const before: DisbursementRow[] = [];
  // Locked before the items, as everywhere.
  for (const id of batchIds) before.push((await lockDisbursement(tx, id)) as DisbursementRow);

  const rows = answers.map(({ claimed, answer }) => {
    const { status, issues, statedName } = decideAccount(claimed.account_owner_name, answer);
    return {
      id: claimed.id,
      status,
      issues,
      bank_account_name: statedName,
    };
  });
  await tx.run(sql`
    update disbursement_item i
       set status = said.status, issues = i.issues || said.issues, bank_account_name = said.bank_account_name, due_at = null,
           claim = null, updated_at = ${now}
      from json_populate_recordset(null::disbursement_item, ${JSON.stringify(rows)}::json) said
     where i.id = said.id and i.claim = ${claim} and i.status = 'need_validation'`);
  for (const batch of before) {
    await tellChange(publishing, batch, (await findDisbursement(tx, batch.id)) as DisbursementRow);
  }
};
