import { toldSum } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Balance = SuccessBody<'getBalance'>['data'];
export type BalanceEntry = SuccessBody<'listBalanceEntries'>['data'][number];

export type BalanceEntryRow = {
  /** The entry's number, under the name that lists use to separate rows with one timestamp. */
  id: string;
  created_at: string;
  amount: string;
  balance_after: string;
  kind: BalanceEntry['kind'];
  ref: string;
};

export const toBalanceEntry = (row: BalanceEntryRow, payout: BalanceEntry['payout'] = null): BalanceEntry => {
  const amount = toldSum([row.amount]);
  return {
    sequence: Number(row.id),
    transaction_time: row.created_at,
    kind: row.kind,
    reference_id: row.ref,
    payout,
    debit: Math.max(-amount, 0),
    credit: Math.max(amount, 0),
    closing_balance: toldSum([row.balance_after]),
    currency: 'IDR',
  };
};
