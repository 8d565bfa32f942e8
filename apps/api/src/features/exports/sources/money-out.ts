import sql from 'sql-template-tag';
import type { Source } from './source.ts';

/** Fees of all its transfers that were not returned. */
const FEES_OF_BATCH = sql`
  left join lateral (
    select sum(t.fee + t.ppn)::bigint as total
      from disbursement_item i
      join bank_transfer t on t.merchant_id = i.merchant_id and t.mode = i.mode and t.owner_id = i.id
     where i.merchant_id = d.merchant_id and i.mode = d.mode and i.disbursement_id = d.id and t.status <> 'failed') fees on true`;

const BATCH = {
  batch_id: sql`d.id`,
  name: sql`d.name`,
  status: sql`d.status`,
  total_items: sql`d.items_total`,
  total_amount: sql`d.amount`,
  total_fee: sql`fees.total`,
  transactions_before_split: sql`d.payouts`,
  transactions_after_split: sql`d.transfers`,
  uploader: sql`d.maker_name`,
  approver: sql`d.approver_name`,
  created_at: sql`d.created_at`,
  approved_at: sql`case when d.approver_id is not null then d.decided_at end`,
};

export const disbursements: Source = {
  rows: () => sql`disbursement d ${FEES_OF_BATCH} where d.subaccount_id is null`,
  bare: () => sql`disbursement d where d.subaccount_id is null`,
  at: sql`d.created_at`,
  id: sql`d.id`,
  idType: 'text',
  status: sql`d.status`,
  columns: BATCH,
};

export const subaccount_disbursements: Source = {
  rows: ({ subaccountIds }) => sql`
    disbursement d
      join subaccount s on s.merchant_id = d.merchant_id and s.mode = d.mode and s.id = d.subaccount_id ${FEES_OF_BATCH}
     where d.subaccount_id = any(${subaccountIds}::text[])`,
  at: sql`d.created_at`,
  id: sql`d.id`,
  idType: 'text',
  status: sql`d.status`,
  columns: { subaccount_id: sql`s.id`, subaccount_name: sql`s.name`, ...BATCH },
};

export const disbursement_items: Source = {
  rows: () => sql`
    disbursement_item i
      join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
      left join lateral (
        select sum(t.fee)::bigint as fee, sum(t.ppn)::bigint as ppn from bank_transfer t
         where t.merchant_id = i.merchant_id and t.mode = i.mode and t.owner_id = i.id and t.status <> 'failed') fees on true
     where d.subaccount_id is null`,
  bare: () => sql`
    disbursement_item i
      join disbursement d on d.merchant_id = i.merchant_id and d.mode = i.mode and d.id = i.disbursement_id
     where d.subaccount_id is null`,
  at: sql`i.created_at`,
  id: sql`i.id`,
  idType: 'text',
  status: sql`i.status`,
  columns: {
    item_id: sql`i.id`,
    batch_id: sql`i.disbursement_id`,
    batch_name: sql`d.name`,
    account_owner_name: sql`i.account_owner_name`,
    real_name: sql`i.bank_account_name`,
    bank_code: sql`i.bank_code`,
    account_number: sql`i.account_number`,
    amount: sql`i.amount`,
    fee: sql`fees.fee`,
    ppn: sql`fees.ppn`,
    transfers: sql`i.parts`,
    status: sql`i.status`,
    failure_code: sql`i.failure_code`,
    notes: sql`i.notes`,
    email: sql`i.email_recipient`,
    phone: sql`i.phone_number`,
    created_at: sql`i.created_at`,
    done_at: sql`i.completed_at`,
  },
};

/** From or to one of the subaccounts. Without a subaccount, a side is the merchant's own balance. */
export const subaccount_fund_transfers: Source = {
  rows: ({ subaccountIds }) => sql`
    fund_transfer f
      left join subaccount a on a.merchant_id = f.merchant_id and a.mode = f.mode and a.id = f.source
      left join subaccount b on b.merchant_id = f.merchant_id and b.mode = f.mode and b.id = f.destination
     where (f.source = any(${subaccountIds}::text[]) or f.destination = any(${subaccountIds}::text[]))`,
  at: sql`f.created_at`,
  id: sql`f.id`,
  idType: 'text',
  status: sql`f.status`,
  columns: {
    transfer_id: sql`f.id`,
    source: sql`a.name`,
    destination: sql`coalesce(b.name, f.account_name)`,
    transfer_type: sql`f.type`,
    beneficiary_bank: sql`f.bank_code`,
    beneficiary_account: sql`f.account_number`,
    amount: sql`f.amount`,
    fee: sql`f.fee`,
    ppn: sql`f.ppn`,
    status: sql`f.status`,
    notes: sql`f.notes`,
    reviewer_notes: sql`f.reviewer_notes`,
    failure_code: sql`f.failure_code`,
    uploader: sql`f.maker_name`,
    approver: sql`f.approver_name`,
    created_at: sql`f.created_at`,
    completed_at: sql`f.completed_at`,
  },
};
