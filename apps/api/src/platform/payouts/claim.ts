import type { TransferStatus } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { TransferToMake } from '../../rails/bank/port.ts';
import type { Mode } from '../merchant/mode.ts';
import type { Held } from './held.ts';
import type { OwnerKind } from './transfers.ts';

/** A transfer that this process has claimed for a while. */
export type Claimed = {
  merchant_id: string;
  mode: Mode;
  reference: string;
  owner_kind: OwnerKind;
  owner_id: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  amount: string;
  /** The status before the claim. A waiting transfer is sent; any other was sent before and is enquired about. */
  was: TransferStatus;
  enquiries: number;
};

/**
 * Claims transfers that are due. A waiting transfer is marked as being sent before any bank is called: if the process dies, the transfer
 * is enquired about, not sent again. A held transfer waits for the end of its daily pause, unless it may be sent during the pause.
 *
 * The locked rows are joined by their physical position (ctid). With a join by key, a planner without statistics for a new batch would scan
 * all rows of its merchant for each.
 */
export const claimDue = (
  tx: Tx,
  { now, until, claim, most, held }: { now: Date; until: Date; claim: string; most: number; held: Held },
): Promise<Claimed[]> =>
  tx.rows<Claimed>(sql`
    with due as (
      select ctid as place, status from bank_transfer
       where status in ('waiting', 'sending', 'unknown') and due_at <= ${now}
         and (status <> 'waiting' or in_pause
              or not case when mode = 'sandbox' and merchant_id = any(${held.ownClocks}::text[])
                          then merchant_id || ' ' || owner_kind = any(${held.byOwnClock}::text[])
                          else owner_kind = any(${held.kinds}::text[]) end)
       order by due_at limit ${most} for update skip locked
    )
    update bank_transfer t
       set status = case t.status when 'waiting' then 'sending' else 'unknown' end,
           sent_at = coalesce(t.sent_at, ${now}), due_at = ${until}, claim = ${claim}
      from due where t.ctid = due.place
    returning t.merchant_id, t.mode, t.reference, t.owner_kind, t.owner_id, t.bank_code, t.account_number,
              t.account_name, t.amount, due.status as was, t.enquiries`);

/** The same each time, so that the bank can compare it with what it received under the reference. */
export const transferOf = (claimed: Claimed): TransferToMake => ({
  reference: claimed.reference,
  mode: claimed.mode,
  bankCode: claimed.bank_code,
  accountNumber: claimed.account_number,
  accountName: claimed.account_name,
  amount: Number(claimed.amount),
});
