import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { ItemRow } from '../items/rows.ts';

/** An item claimed for validation by this step. */
export type ClaimedItem = Pick<ItemRow, 'id' | 'disbursement_id'> & {
  merchant_id: string;
  mode: Mode;
  account_owner_name: string;
  bank_code: string;
  account_number: string;
};

type Claiming = { now: Date; until: Date; claim: string; most: number };

/**
 * Claims items that wait for validation. An expired claim belongs to a process that is gone; asking a bank again is harmless. Any change to
 * a row removes the claim, so that an answer about the previous account is ignored. Joined by ctid, as in the claims of payouts.
 */
export const claimItems = (tx: Tx, { now, until, claim, most }: Claiming): Promise<ClaimedItem[]> =>
  tx.rows<ClaimedItem>(sql`
    with due as (
      select ctid as place from disbursement_item
       where status = 'need_validation' and due_at <= ${now}
       order by due_at limit ${most} for update skip locked
    )
    update disbursement_item i set due_at = ${until}, claim = ${claim}
      from due where i.ctid = due.place
    returning i.merchant_id, i.mode, i.id, i.disbursement_id, i.account_owner_name, i.bank_code, i.account_number`);
