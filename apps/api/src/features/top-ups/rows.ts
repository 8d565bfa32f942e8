import type { SuccessBody } from '../../spec/handlers.ts';
import { bankName } from '../reference/public.ts';

export type TopUp = SuccessBody<'getTopUp'>['data'];

export type TopUpRow = {
  id: string;
  /** The holder of the balance: '' is the merchant. */
  holder: string;
  amount: string;
  bank: TopUp['bank'];
  va_number: string;
  va_name: string;
  status: TopUp['status'];
  created_by: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
  completed_at: string | null;
};

export const toTopUp = (row: TopUpRow): TopUp => ({
  id: row.id,
  subaccount_id: row.holder || null,
  amount: Number(row.amount),
  bank: row.bank,
  bank_name: bankName(row.bank),
  va_number: row.va_number,
  va_name: row.va_name,
  status: row.status,
  currency: 'IDR',
  created_by: row.created_by,
  created_at: row.created_at,
  updated_at: row.status === 'expired' ? row.expires_at : row.updated_at,
  expires_at: row.expires_at,
  completed_at: row.completed_at,
});
