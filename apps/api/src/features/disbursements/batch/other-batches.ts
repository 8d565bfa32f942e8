import type { BatchStatus } from '@dasbor/domain/disbursements';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Session } from '../../../spec/handlers.ts';
import type { ItemRow } from '../items/rows.ts';

/** Other batches that pay the same amount to the same account: one that was sent, and one that is still undecided. */
export type InOtherBatches = Pick<ItemRow, 'paid_before' | 'waits_in'>;

/** Stores which other batches currently duplicate the rows of a batch, or one of its rows. */
export const refreshOtherBatches = async (
  tx: Tx,
  batchId: string,
  { now, itemId }: { now: Date; itemId?: string },
): Promise<void> => {
  const rows = sql`i.disbursement_id = ${batchId} ${itemId ? sql`and i.id = ${itemId}` : empty}`;
  // Joined by ctid: for newly inserted rows, a plan may use any index with the merchant instead of the one with their ids.
  await tx.run(sql`
    with changed as materialized (
      select place, paid_now, waits_now from (${compared(rows, now)}) looked
       where (paid_before, waits_in) is distinct from (paid_now, waits_now)
    )
    update disbursement_item i set paid_before = changed.paid_now, waits_in = changed.waits_now
      from changed where i.ctid = changed.place`);
};

/** The rows with current duplicates, because other batches were created or approved since. A decided batch keeps its stored state. */
export const asOfNow = async <Row extends InOtherBatches & { id: string }>(
  tx: Tx,
  rows: readonly Row[],
  { now, among }: { now: Date; among: Sql },
): Promise<Row[]> => {
  if (rows.length === 0) return [];
  const looked = await tx.rows<{
    id: string;
    paid_now: InOtherBatches['paid_before'];
    waits_now: InOtherBatches['waits_in'];
  }>(sql`
    select id, paid_now, waits_now from (${compared(sql`${among} and ${UNDECIDED}`, now)}) looked
     where (paid_before, waits_in) is distinct from (paid_now, waits_now)`);
  const changed = new Map(
    looked.map(({ id, paid_now, waits_now }) => [id, { paid_before: paid_now, waits_in: waits_now }]),
  );
  return rows.map((row) => ({ ...row, ...changed.get(row.id) }));
};

/** Whether another batch currently pays the same: for items of one undecided batch, or of all. */
export const inOtherBatches = (now: Date, batchId?: string): Sql => sql`
  id in (select id from (${compared(batchId ? sql`i.disbursement_id = ${batchId}` : UNDECIDED, now)}) looked
          where paid_now is not null or waits_now is not null)`;

type Viewer = Pick<Session, 'subaccountId'>;

/** The state stored at the decision, as far as the viewer may see it. */
export const wasInOtherBatches = (viewer: Viewer): Sql =>
  isOfOneBalance(viewer)
    ? sql`(paid_before is not null and not paid_before ? 'balance') or (waits_in is not null and not waits_in ? 'balance')`
    : sql`paid_before is not null or waits_in is not null`;

/** For items of any batch: the current state until the decision, then the stored one. */
export const isInOtherBatches = (now: Date, viewer: Viewer): Sql => sql`
  case when disbursement_id in (select d.id from disbursement d where ${UNDECIDED}) then ${inOtherBatches(now)}
       else ${wasInOtherBatches(viewer)} end`;

const isOfOneBalance = ({ subaccountId }: Viewer): boolean => subaccountId !== undefined;

/** A key of a subaccount sees no batches paid from other balances. */
export const asSeenBy = <Row extends InOtherBatches>(viewer: Viewer, row: Row): Row =>
  !isOfOneBalance(viewer)
    ? row
    : {
        ...row,
        paid_before: row.paid_before?.balance === undefined ? row.paid_before : null,
        waits_in: row.waits_in?.balance === undefined ? row.waits_in : null,
      };

const WAITS: readonly BatchStatus[] = ['draft', 'need_approval', 'need_revision'];
export const isDecided = ({ status }: { status: BatchStatus }): boolean => !WAITS.includes(status);
/** Of the batch `d`. */
export const UNDECIDED = sql`d.status = any(${WAITS}::text[])`;
const PAST_DAYS = 7;

/**
 * Rows with their stored and their current duplicates. Uses index lookups per row, because there are no statistics for a new batch. Looks
 * up only the first of equal rows, so that ten thousand equal rows cost no more than others. Compares the merchant and its subaccounts,
 * because a payout made by both is a duplicate.
 */
const compared = (rows: Sql, now: Date): Sql => {
  const since = new Date(now.getTime() - PAST_DAYS * 86_400_000);
  return sql`
    select id, place, paid_before, waits_in, first_value(paid) over alike as paid_now, first_value(waits) over alike as waits_now
      from (
        select mine.*, case when nth = 1 then ${sent(since)} end as paid, case when nth = 1 then ${WAITING} end as waits
          from (
            select i.id, i.ctid as place, i.disbursement_id, i.account_number, i.bank_code, i.amount, i.paid_before, i.waits_in, d.holder,
                   row_number() over (partition by i.disbursement_id, i.account_number, i.bank_code, i.amount order by i.id) as nth
              from disbursement_item i join disbursement d on d.id = i.disbursement_id
             where ${rows}
          ) mine
      ) found
    window alike as (partition by disbursement_id, account_number, bank_code, amount order by nth)`;
};

// The limit prevents a plan that reads all of the merchant's batches for each row.
const OTHERS = sql`
  disbursement_item other
  cross join lateral (select * from disbursement where id = other.disbursement_id limit 1) theirs`;

const SAME = sql`
  other.account_number = mine.account_number and other.bank_code = mine.bank_code and other.amount = mine.amount
  and other.disbursement_id <> mine.disbursement_id`;

/** The other batch's balance, if it differs from this one's. */
const BALANCE = sql`
  case when theirs.holder = mine.holder then '{}'::jsonb
       else jsonb_build_object('balance', coalesce((select name from subaccount where id = theirs.holder),
                                                (select name from merchant where merchant_id = theirs.merchant_id))) end`;

/** Comes first, because a key of that balance sees no other. */
const OF_THE_SAME_BALANCE = sql`theirs.holder = mine.holder desc`;

/** The newest batch that was sent or is being sent. */
const sent = (since: Date): Sql => sql`(
  select jsonb_build_object('batch', theirs.name, 'batch_id', theirs.id,
                            'date', to_char(theirs.decided_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD')) || ${BALANCE}
    from ${OTHERS}
   where ${SAME} and theirs.decided_at >= ${since} and other.status in ('processing', 'done', 'partially_success')
   order by ${OF_THE_SAME_BALANCE}, theirs.decided_at desc limit 1)`;

/** The batch that is closest to being sent. */
const WAITING = sql`(
  select jsonb_build_object('batch', theirs.name, 'batch_id', theirs.id) || ${BALANCE}
    from ${OTHERS}
   where ${SAME} and other.status in ('need_validation', 'valid', 'invalid') and other.parts > 0
     and theirs.status = any(${WAITS}::text[])
   order by ${OF_THE_SAME_BALANCE}, theirs.status = 'need_approval' desc, theirs.created_at desc limit 1)`;
