import { maskEmail } from '@dasbor/domain/access';
import { toldSum } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Subaccount = SuccessBody<'getSubaccount'>['data'];

export type SubaccountRow = Omit<Subaccount, 'available' | 'in_flight' | 'pending' | 'currency'> &
  Record<'available' | 'in_flight' | 'pending', string>;

export const toSubaccount = (row: SubaccountRow, masked: boolean): Subaccount => ({
  id: row.id,
  name: row.name,
  email: masked ? maskEmail(row.email) : row.email,
  account_id: row.account_id,
  type: row.type,
  status: row.status,
  available: toldSum([row.available]),
  in_flight: toldSum([row.in_flight]),
  pending: toldSum([row.pending]),
  currency: 'IDR',
  bank_transfers_enabled: row.bank_transfers_enabled,
  created_by: row.created_by,
  created_at: row.created_at,
  updated_at: row.updated_at,
  activated_at: row.activated_at,
  last_transaction_at: row.last_transaction_at,
});
