import { actionPrefixes } from '@dasbor/domain/security-history';
import { postedAs, TRANSACTION_KINDS } from '@dasbor/domain/transactions';
import sql from 'sql-template-tag';
import type { Source } from './source.ts';

/** The merchant's own balance, without those of subaccounts. */
export const balance: Source = {
  rows: () => sql`
    ledger_entry e join ledger_transfer t on t.merchant_id = e.merchant_id and t.mode = e.mode and t.id = e.transfer_id
     where e.account = 'available' and e.holder = ''`,
  at: sql`e.at`,
  id: sql`e.seq`,
  idType: 'bigint',
  columns: {
    entry_number: sql`e.seq`,
    created_at: sql`e.at`,
    kind: sql`t.kind`,
    reference: sql`t.ref`,
    debit: sql`greatest(-e.amount, 0)`,
    credit: sql`greatest(e.amount, 0)`,
    balance: sql`e.balance_after`,
  },
};

// The merchant's own. Sub-selects, not joins: each row has at most one record, found by its key, whatever the statistics of a new table say.
export const transactions: Source = {
  rows: () =>
    sql`ledger_movement m where m.holder = '' and m.kind = any(${postedAs(TRANSACTION_KINDS)}::text[])`,
  at: sql`m.at`,
  id: sql`m.id`,
  idType: 'text',
  columns: {
    transaction_time: sql`m.at`,
    kind: sql`split_part(m.kind, '.', 1)`,
    reference: sql`m.ref`,
    order_reference: sql`
      case when m.kind = 'payment.completed' then (
        select p.order_reference from payment p
         where p.merchant_id = m.merchant_id and p.mode = m.mode and p.id = m.ref) end`,
    batch_name: sql`
      case when m.kind = 'disbursement.delivered' then (
        select d.name from disbursement_item i
          join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
         where i.merchant_id = m.merchant_id and i.mode = m.mode and i.id = split_part(m.ref, '-', 1)) end`,
    amount: sql`abs(m.amount + m.fee)`,
    fee: sql`m.fee`,
    money_in: sql`greatest(m.amount, 0)`,
    money_out: sql`greatest(-m.amount, 0)`,
  },
};

export const subaccounts: Source = {
  rows: () => sql`
    subaccount s
      left join ledger_account a
        on a.merchant_id = s.merchant_id and a.mode = s.mode and a.holder = s.id and a.account = 'available'
     where true`,
  at: sql`s.created_at`,
  id: sql`s.id`,
  idType: 'text',
  status: sql`s.status`,
  columns: {
    subaccount_id: sql`s.id`,
    subaccount_name: sql`s.name`,
    email: sql`s.email`,
    type: sql`s.type`,
    status: sql`s.status`,
    balance: sql`coalesce(a.balance, 0)`,
    created_at: sql`s.created_at`,
    last_transaction_at: sql`a.last_at`,
  },
};

/** One row for each settlement, with the merchant's margin. */
export const subaccount_settlements: Source = {
  rows: ({ subaccountIds }) => sql`
    settlement s join subaccount a on a.merchant_id = s.merchant_id and a.mode = s.mode and a.id = s.subaccount_id
     where s.subaccount_id = any(${subaccountIds}::text[])`,
  at: sql`s.created_at`,
  id: sql`s.id`,
  idType: 'text',
  status: sql`s.status`,
  columns: {
    subaccount_id: sql`a.id`,
    subaccount_name: sql`a.name`,
    settlement_id: sql`s.id`,
    type: sql`s.type`,
    status: sql`s.status`,
    settled_at: sql`s.settled_at`,
    due_date: sql`s.due_date`,
    method: sql`s.method`,
    payment_count: sql`s.payment_count`,
    payment_amount: sql`s.payment_amount`,
    mdr_fee: sql`s.mdr_fee`,
    ppn: sql`s.ppn`,
    refund_amount: sql`s.refund_amount`,
    margin: sql`s.margin_amount`,
    settlement_amount: sql`(s.payment_amount - s.refund_amount - s.mdr_fee - s.ppn + s.margin_amount)`,
    currency: sql`s.currency`,
    created_at: sql`s.created_at`,
  },
};

/** Of both modes, like its list. */
export const security_history: Source = {
  rows: () => sql`
    audit_event a left join user_account u on u.user_id = a.actor_id
     where split_part(a.action, '.', 1) = any(${actionPrefixes()}::text[])`,
  at: sql`a.at`,
  id: sql`a.id`,
  idType: 'bigint',
  columns: {
    created_at: sql`a.at`,
    action: sql`a.action`,
    actor: sql`u.name`,
    actor_id: sql`a.actor_id`,
    target: sql`a.target`,
    mode: sql`a.mode`,
    ip: sql`a.ip`,
    device: sql`a.device`,
    request_id: sql`a.request_id`,
  },
};
