import { rupiah, toldSum } from '@dasbor/domain/kernel';
import type { TransferKind } from '@dasbor/domain/ledger';
import { transactionKind } from '@dasbor/domain/transactions';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Transaction = SuccessBody<'listTransactions'>['data'][number];

export type MovementRow = {
  id: string;
  created_at: string;
  kind: TransferKind;
  ref: string;
  amount: string;
  fee: string;
};

/** What the record of a movement says about it. */
export type Named = { reference: string | null; counterparty: string | null };

export const toTransaction = (
  row: MovementRow,
  running: bigint,
  { reference, counterparty }: Named = { reference: null, counterparty: null },
): Transaction => {
  const [change, fee] = [Number(row.amount), Number(row.fee)];
  return {
    id: row.id,
    transaction_time: row.created_at,
    // Only kinds of transactions are selected.
    kind: transactionKind(row.kind) as Transaction['kind'],
    reference_id: row.ref,
    reference,
    counterparty,
    amount: rupiah(Math.abs(change + fee)),
    fee: rupiah(fee),
    money_in: Math.max(change, 0),
    money_out: Math.max(-change, 0),
    running_sum: toldSum([running]),
    currency: 'IDR',
  };
};
