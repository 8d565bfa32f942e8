import type { Deduction, UnsettledPayment } from '@dasbor/domain/refunds';
import { rupiah } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ofHolder } from '../../platform/ledger/of-holder.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Refund, RefundRow } from './rows.ts';

// With what the list shows of the payment, the latest link, and the transfers whose account is known. The first settlement that a deduction reached is named.
const withPayment = (conditions: Sql, window: Sql): Sql => sql`
  select r.*, p.order_id, p.order_reference, p.customer_id, p.method, p.channel, p.paid_amount, c.name as customer_name,
         (select min(funding.settlement_id) from refund_deduction d join payment funding on funding.id = d.payment_id
           where d.refund_id = r.id and not d.returned) as settlement_id,
         l.state as link_state, l.mailed_to as link_mailed_to, l.created_by as link_created_by, l.created_at as link_created_at,
         l.expires_at as link_expires_at, l.claimed_at as link_claimed_at, m.clock_ahead_ms,
         case when r.type = 'instant' then (
           select json_agg(json_build_object('attempt', t.attempt, 'reference', t.reference, 'bank_code', t.bank_code,
                                             'account_number', t.account_number, 'account_name', t.account_name, 'status', t.status,
                                             'failure_code', t.failure_code, 'sent_at', t.sent_at, 'ended_at', t.ended_at)
                           order by t.attempt)
             from bank_transfer t where t.owner_id = r.id and t.account_number <> '') end as transfers
    from (select id, reference_id, payment_id, subaccount_id, type, status, amount, fee, ppn, attempt, bank_code, account_number,
                 account_name, category, notes, rejection_notes, failure_code, failure_message, retrieval_reference_number,
                 maker_id, maker_ids, maker_name, approver_id, approver_name, cancelled_by_name, created_at, updated_at, decided_at,
                 approved_at, cancelled_at, completed_at
            from refund where ${conditions} ${window}) r
    join payment p on p.id = r.payment_id
    join merchant_mode m on m.mode = current_setting('app.mode')
    left join customer c on c.id = p.customer_id
    left join lateral (select * from refund_link where refund_id = r.id order by number desc limit 1) l on true
   order by r.created_at desc, r.id desc`;

/** The IDs of refunds that took from the payments of a settlement. */
export const refundsDeductedFrom = (settlementId: string): Sql => sql`
  select d.refund_id from refund_deduction d join payment funding on funding.id = d.payment_id
   where funding.settlement_id = ${settlementId} and not d.returned`;

export const selectRefunds = (tx: Tx, conditions: Sql, window: Sql): Promise<RefundRow[]> =>
  tx.rows<RefundRow>(withPayment(conditions, window));

export const countRefunds = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from refund where ${conditions}`,
  );
  return Number(total);
};

export const findRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.maybe<RefundRow>(withPayment(sql`id = ${id}`, empty));

/** A concurrent second decision waits for this lock and then finds the refund decided. */
export const lockRefund = (tx: Tx, id: string): Promise<RefundRow | undefined> =>
  tx.maybe<RefundRow>(withPayment(sql`id = ${id}`, sql`for update`));

export type NewRefund = Pick<
  RefundRow,
  'id' | 'reference_id' | 'payment_id' | 'subaccount_id' | 'type' | 'status' | 'category' | 'notes'
> &
  Pick<RefundRow, 'maker_id' | 'maker_name' | 'created_at'> &
  Record<'amount' | 'fee' | 'ppn', number> & { search_text: string };

export const insertRefund = async (tx: Tx, row: NewRefund): Promise<void> => {
  await tx.run(sql`
    insert into refund (merchant_id, mode, id, reference_id, payment_id, subaccount_id, type, status, amount, fee, ppn, category, notes,
                        maker_id, maker_name, search_text, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${row.reference_id},
            ${row.payment_id}, ${row.subaccount_id}, ${row.type}, ${row.status}, ${row.amount}, ${row.fee}, ${row.ppn}, ${row.category}, ${row.notes},
            ${row.maker_id}, ${row.maker_name}, ${row.search_text}, ${row.created_at}, ${row.created_at})`);
};

/** Adds to what is refunded of a payment; the row must be locked. */
export const addRefunded = async (tx: Tx, paymentId: string, amount: number): Promise<void> => {
  await tx.run(sql`update payment set refund_amount = refund_amount + ${amount} where id = ${paymentId}`);
};

type Decided = {
  id: string;
  status: Refund['status'];
  approver: { id: string; name: string };
  notes: string | null;
  now: Date;
};

/** The caller has locked the refund and decided by the domain's table. */
export const decideRow = async (tx: Tx, { id, status, approver, notes, now }: Decided): Promise<void> => {
  await tx.run(sql`
    update refund
       set status = ${status}, approver_id = ${approver.id}, approver_name = ${approver.name}, rejection_notes = ${notes},
           decided_at = ${now}, updated_at = ${now},
           approved_at = case when ${status}::text <> 'rejected' then ${now}::timestamptz end,
           due_at = case when type <> 'instant' and ${status}::text <> 'rejected' then ${now}::timestamptz end
     where id = ${id} and status in ('started', 'requested')`);
};

type Cancelled = { id: string; person: { id: string; name: string }; notes: string | null; now: Date };

/** The caller has locked the refund and decided. Its approver stays. */
export const cancelRow = async (tx: Tx, { id, person, notes, now }: Cancelled): Promise<void> => {
  await tx.run(sql`
    update refund
       set status = 'rejected', cancelled_by_id = ${person.id}, cancelled_by_name = ${person.name}, cancelled_at = ${now},
           rejection_notes = ${notes}, updated_at = ${now}, failure_code = null, failure_message = null
     where id = ${id} and status in ('started', 'requested', 'approved', 'disbursement_failed')`);
};

export type Pool = { method: string; holder: string };

/**
 * Serialises everything that changes which payments of one method and balance are unsettled, or what is deducted from them: approvals of
 * refunds, and settlements.
 */
export const lockPool = async (tx: Tx, { method, holder }: Pool): Promise<void> => {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'unsettled', current_setting('app.merchant_id'),
                                                            current_setting('app.mode'), ${holder}::text, ${method}::text), 0))`);
};

/** Unsettled payments that together cover the amount, or all of them if they do not: the refunded one first, then the latest due. */
export const unsettledPayments = async (
  tx: Tx,
  { method, holder }: Pool,
  { paymentId, amount }: { paymentId: string; amount: number },
): Promise<UnsettledPayment[]> => {
  const rows = await tx.rows<{ id: string; left: string }>(sql`
    select id, "left" from (
      select id, "left", place, sum("left") over (order by place) - "left" as before
        from (select id, paid_amount - mdr_fee - ppn - deducted as "left",
                     row_number() over (order by (id = ${paymentId}) desc, settlement_due_date desc, id desc) as place
                from payment
               where settlement_status = 'need_to_settle' and method = ${method} and ${ofHolder(holder)}
                     and paid_amount - mdr_fee - ppn - deducted > 0) unsettled) added
     where before < ${amount} order by place`);
  return rows.map(({ id, left }) => ({ id, left: rupiah(Number(left)) }));
};

export const insertDeductions = async (
  tx: Tx,
  refundId: string,
  deductions: readonly Deduction[],
): Promise<void> => {
  const rows = JSON.stringify(deductions.map(({ paymentId, amount }) => ({ payment_id: paymentId, amount })));
  await tx.run(sql`
    with taken as (
      insert into refund_deduction (merchant_id, mode, refund_id, payment_id, amount)
      select current_setting('app.merchant_id'), current_setting('app.mode'), ${refundId}, payment_id, amount
        from json_populate_recordset(null::refund_deduction, ${rows}::json) returning payment_id, amount)
    update payment p set deducted = p.deducted + taken.amount from taken where p.id = taken.payment_id`);
};

/** Returns what unsettled payments get back; the rest was settled meanwhile. */
export const returnDeductions = async (tx: Tx, refundId: string): Promise<number> => {
  const { returned } = await tx.one<{ returned: string }>(sql`
    with back as (
      update refund_deduction d set returned = true from payment p
       where d.refund_id = ${refundId} and p.id = d.payment_id and p.settlement_status = 'need_to_settle'
      returning d.payment_id, d.amount
    ), paid as (
      update payment p set deducted = p.deducted - back.amount from back where p.id = back.payment_id returning p.id)
    select coalesce(sum(amount), 0) as returned from back`);
  return Number(returned);
};

type Ended = {
  id: string;
  now: Date;
  retrievalReferenceNumber: string | null;
  failure: { code: string; message: string } | null;
};

export const endRow = async (
  tx: Tx,
  { id, now, retrievalReferenceNumber, failure }: Ended,
): Promise<void> => {
  await tx.run(sql`
    update refund
       set status = ${failure ? 'failed' : 'done'}, failure_code = ${failure?.code}, failure_message = ${failure?.message},
           retrieval_reference_number = ${retrievalReferenceNumber}, due_at = null, updated_at = ${now}, completed_at = ${now}
     where id = ${id} and status in ('approved', 'processing')`);
};

export const askLater = async (tx: Tx, id: string, dueAt: Date): Promise<void> => {
  await tx.run(sql`
    update refund set due_at = ${dueAt}, enquiries = enquiries + 1
     where id = ${id} and status in ('approved', 'processing')`);
};

type Due = { merchant_id: string; mode: Mode; id: string; enquiries: number };

/** Claims refunds that are due. A claim that is not worked off expires. */
export const claimDue = (
  tx: Tx,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Due[]> =>
  tx.rows<Due>(sql`
    with due as (select ctid as place from refund where due_at <= ${now} order by due_at limit ${most} for update skip locked)
    update refund r set due_at = ${until} from due where r.ctid = due.place
    returning r.merchant_id, r.mode, r.id, r.enquiries`);

type Reopened = { id: string; status: Refund['status']; keepsAccount: boolean; now: Date };

/** A failed transfer is made again. Without its account, the customer names one. The caller has locked the refund. */
export const reopenRow = async (tx: Tx, { id, status, keepsAccount, now }: Reopened): Promise<void> => {
  await tx.run(sql`
    update refund
       set status = ${status}, attempt = attempt + 1, failure_code = null, failure_message = null, updated_at = ${now},
           bank_code = case when ${keepsAccount} then bank_code end,
           account_number = case when ${keepsAccount} then account_number end,
           account_name = case when ${keepsAccount} then account_name end
     where id = ${id} and status = 'disbursement_failed'`);
};

type Claimed = { id: string; bankCode: string; accountNumber: string; accountName: string; now: Date };

/** Stores the account that the customer named. The caller has locked the refund. */
export const claimRow = async (tx: Tx, { id, now, ...account }: Claimed): Promise<void> => {
  await tx.run(sql`
    update refund
       set status = 'disbursement_pending', bank_code = ${account.bankCode}, account_number = ${account.accountNumber},
           account_name = ${account.accountName}, updated_at = ${now}
     where id = ${id} and status = 'approved'`);
};

/** Returns the refunds whose transfer was still waiting. */
export const markSent = async (
  tx: Tx,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    update refund set status = 'disbursement_processing', updated_at = ${now}
     where id = any(${ids}::text[]) and status in ('disbursement_pending', 'disbursement_re_triggered') returning id`);
  return rows.map(({ id }) => id);
};

type TransferEnded = { id: string; now: Date; failure: { code: string; message: string } | null };

/** Returns whether a transfer of the refund was on its way. */
export const endTransferOf = async (tx: Tx, { id, now, failure }: TransferEnded): Promise<boolean> => {
  const ended = await tx.run(sql`
    update refund
       set status = ${failure ? 'disbursement_failed' : 'done'}, failure_code = ${failure?.code},
           failure_message = ${failure?.message}, updated_at = ${now}, completed_at = ${failure ? null : now}
     where id = ${id}
       and status in ('disbursement_pending', 'disbursement_processing', 'disbursement_re_triggered')`);
  return ended > 0;
};
