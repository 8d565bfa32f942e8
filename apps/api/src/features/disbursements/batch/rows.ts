import { rupiah } from '@dasbor/domain/kernel';
import { batchOutcome } from '@dasbor/domain/disbursements';
import type { BatchOutcome, SplitNotice } from '@dasbor/domain/disbursements';
import { costOfTransfers } from '@dasbor/domain/payouts';
import type { SuccessBody } from '../../../spec/handlers.ts';

export type Disbursement = SuccessBody<'getDisbursement'>['data'];

/** A user or an API key, with its name at that time. */
export type Maker = { id: string; name: string };

export type Returns = Readonly<Partial<Record<string, string>>>;

export type DisbursementRow = {
  id: string;
  /** The holder of the balance that pays it: '' is the merchant. */
  holder: string;
  name: string;
  description: string | null;
  source: Disbursement['source'];
  file_name: string | null;
  status: Disbursement['status'];
  version: number;
  items_total: number;
  items_need_validation: number;
  items_valid: number;
  items_invalid: number;
  items_processing: number;
  items_done: number;
  items_failed: number;
  items_partially_success: number;
  items_retriggerable: number;
  payouts: number;
  transfers: number;
  split_payouts: number;
  amount: string;
  maker_id: string;
  maker_name: string;
  maker_ids: string[];
  approver_id: string | null;
  approver_name: string | null;
  approver_notes: string | null;
  created_at: string;
  updated_at: string;
  submitted_at: string | null;
  decided_at: string | null;
  completed_at: string | null;
  /** Across all attempts. */
  transfers_made: number;
  transfers_done: number;
  paid_amount: string;
  /** For processing items: transfers still open after earlier attempts. */
  sending_transfers: number;
  sending_amount: string;
  /** The payments that rows return, by row number. */
  returns: Returns;
};

export const toDisbursement = (row: DisbursementRow): Disbursement => ({
  id: row.id,
  subaccount_id: row.holder || null,
  name: row.name,
  description: row.description,
  source: row.source,
  file_name: row.file_name,
  status: row.status,
  version: row.version,
  counts: countsOf(row),
  notice: noticeOf(row),
  outcome: WAS_SENT.has(row.status) ? outcomeOf(row) : null,
  currency: 'IDR',
  maker: { id: row.maker_id, name: row.maker_name },
  maker_ids: row.maker_ids,
  approver: row.approver_id === null ? null : { id: row.approver_id, name: row.approver_name ?? '' },
  approver_notes: row.approver_notes,
  created_at: row.created_at,
  updated_at: row.updated_at,
  submitted_at: row.submitted_at,
  decided_at: row.decided_at,
  completed_at: row.completed_at,
});

export const countsOf = (row: DisbursementRow): Disbursement['counts'] => ({
  total: row.items_total,
  need_validation: row.items_need_validation,
  valid: row.items_valid,
  invalid: row.items_invalid,
  processing: row.items_processing,
  done: row.items_done,
  failed: row.items_failed,
  partially_success: row.items_partially_success,
  retriggerable: row.items_retriggerable,
});

export const noticeOf = ({
  payouts,
  transfers,
  split_payouts,
  amount: kept,
}: DisbursementRow): SplitNotice => {
  const { fee, ppn } = costOfTransfers(transfers);
  const amount = rupiah(Number(kept));
  return {
    payouts,
    transfers,
    split: split_payouts,
    amount,
    fee,
    ppn,
    total: rupiah(amount + fee + ppn),
  };
};

const outcomeOf = (row: DisbursementRow): BatchOutcome =>
  batchOutcome({
    notice: noticeOf(row),
    counts: countsOf(row),
    arrived: { amount: rupiah(Number(row.paid_amount)), transfers: row.transfers_done },
    sending: { amount: rupiah(Number(row.sending_amount)), transfers: row.sending_transfers },
  });
const WAS_SENT: ReadonlySet<string> = new Set(['processing', 'success', 'partially_success', 'failed']);

/** The part that the domain rules need. */
export const toDecide = (row: DisbursementRow) => ({
  status: row.status,
  makerIds: row.maker_ids,
  version: row.version,
  notice: noticeOf(row),
});
