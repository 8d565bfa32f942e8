import type { TransferStatus } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import type { Mode } from '../merchant/mode.ts';
import type { Held } from './held.ts';
import type { OwnerKind } from './transfers.ts';

/** A transfer that this process has for a while. */
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
  /** Before it was claimed: what waited is sent, anything else was sent once and is asked about. */
  was: TransferStatus;
  enquiries: number;
};

/**
 * Takes what is due. What waits is now being sent, and that is written down before any bank is called: should the process die,
 * the transfer is asked about, not sent again. What is held waits
 * for the end of its daily pause, but for what goes out in it.

 * The rows are held, so their places stand; by their keys a database that has not counted a new batch yet would look through all
 * of its merchant's, for each.
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
