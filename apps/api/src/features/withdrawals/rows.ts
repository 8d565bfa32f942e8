import { isFinalTransfer } from '@dasbor/domain/payouts';
import type { TransferRow } from '../../platform/payouts/transfers.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type Withdrawal = SuccessBody<'getWithdrawal'>['data'];

export type WithdrawalRow = {
  id: string;
  amount: string;
  destination_account_id: string;
  bank_code: string;
  account_number: string;
  account_name: string;
  bank_account_name: string | null;
  status: Withdrawal['status'];
  source: Withdrawal['source'];
  notes: string | null;
  created_by: string | null;
  maker_id: string | null;
  approver_name: string | null;
  reviewer_notes: string | null;
  created_at: string;
  updated_at: string;
  decided_at: string | null;
  completed_at: string | null;
};

export const toWithdrawal = (row: WithdrawalRow, transfers: readonly TransferRow[]): Withdrawal => ({
  id: row.id,
  amount: Number(row.amount),
  destination_account_id: row.destination_account_id,
  bank_code: row.bank_code,
  bank_name: BANKS.find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
  account_number: row.account_number,
  account_name: row.account_name,
  bank_account_name: row.bank_account_name,
  status: row.status,
  source: row.source,
  notes: row.notes,
  currency: 'IDR',
  transfers: transfers.map(toTransfer),
  created_by: row.created_by,
  maker_id: row.maker_id,
  approver_name: row.approver_name,
  reviewer_notes: row.reviewer_notes,
  created_at: row.created_at,
  updated_at: row.updated_at,
  decided_at: row.decided_at,
  completed_at: row.completed_at,
});

// The internal statuses waiting, sending and unknown are shown as processing.
const toTransfer = (row: TransferRow): Withdrawal['transfers'][number] => ({
  reference: row.reference,
  amount: Number(row.amount),
  status: isFinalTransfer(row.status) ? row.status : 'processing',
  failure_code: row.failure_code,
  bank_reference: row.bank_reference,
  ended_at: row.ended_at,
});
