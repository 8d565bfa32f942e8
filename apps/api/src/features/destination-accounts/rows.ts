import { limitOf } from '@dasbor/domain/destination-accounts';
import { rupiah } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';
import { BANKS } from '../reference/public.ts';

export type DestinationAccount = SuccessBody<'listDestinationAccounts'>['data'][number];

export type DestinationAccountRow = Omit<DestinationAccount, 'bank_name' | 'waits_until' | 'most_now'> & {
  is_first: boolean;
  /** Sent to it since it was added. */
  taken: string;
};

export const limitOfRow = (row: DestinationAccountRow, now: Date) =>
  limitOf({ createdAt: row.created_at, isFirst: row.is_first }, rupiah(Number(row.taken)), now);

export const toDestinationAccount = (row: DestinationAccountRow, now: Date): DestinationAccount => {
  const limit = limitOfRow(row, now);
  return {
    id: row.id,
    bank_code: row.bank_code,
    bank_name: BANKS.find(({ code }) => code === row.bank_code)?.name ?? row.bank_code,
    account_number: row.account_number,
    account_name: row.account_name,
    bank_account_name: row.bank_account_name,
    waits_until: limit && new Date(limit.until).toISOString(),
    most_now: limit && limit.most,
    used_by: row.used_by,
    created_by: row.created_by,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
  };
};
