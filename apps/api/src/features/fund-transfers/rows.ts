import { maskAccountNumber } from '@dasbor/domain/access';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type FundTransfer = SuccessBody<'getFundTransfer'>['data'];

type Kept = Omit<
  FundTransfer,
  | 'source_subaccount_id'
  | 'destination_subaccount_id'
  | 'bank_name'
  | 'amount'
  | 'fee'
  | 'ppn'
  | 'total'
  | 'currency'
>;
export type FundTransferRow = Kept &
  Record<'amount' | 'fee' | 'ppn', string> & {
    /** Holders in the ledger. */
    source: string;
    destination: string | null;
    approver_id: string | null;
  };

export const toFundTransfer = (row: FundTransferRow, masked: boolean): FundTransfer => {
  const [amount, fee, ppn] = [Number(row.amount), Number(row.fee), Number(row.ppn)];
  return {
    id: row.id,
    type: row.type,
    source_subaccount_id: row.source || null,
    source_name: row.source_name,
    destination_subaccount_id: row.destination || null,
    destination_name: row.destination_name,
    bank_code: row.bank_code,
    bank_name: row.bank_code && bankName(row.bank_code),
    account_number: row.account_number && masked ? maskAccountNumber(row.account_number) : row.account_number,
    account_name: row.account_name,
    amount,
    fee,
    ppn,
    total: amount + fee + ppn,
    currency: 'IDR',
    notes: row.notes,
    status: row.status,
    reviewer_notes: row.reviewer_notes,
    failure_code: row.failure_code,
    maker_id: row.maker_id,
    maker_name: row.maker_name,
    approver_name: row.approver_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    decided_at: row.decided_at,
    completed_at: row.completed_at,
  };
};

const bankName = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;
