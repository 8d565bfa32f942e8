import type { Rupiah } from '@dasbor/domain/kernel';
import type { LedgerHolder, MoneyOut } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';
import { addTransfers, moneyOutOf } from './transfers.ts';
import type { OwnerKind, TransferRow } from './transfers.ts';

// A transfer whose account is named later, by the customer of an instant refund. Its money is reserved, and nothing is sent before.

type Reserved = {
  ownerKind: OwnerKind;
  ownerId: string;
  attempt: number;
  holder: LedgerHolder;
  amount: Rupiah;
  fee: Rupiah;
};

/** Returns the reservation: post it in the same transaction. */
export const addWithoutAccount = (tx: Tx, now: Date, { fee, ...reserved }: Reserved): Promise<MoneyOut[]> =>
  addTransfers(tx, now, [
    {
      ...reserved,
      bankCode: '',
      accountNumber: '',
      accountName: '',
      splitLimit: null,
      feePerTransfer: fee,
      byHand: true,
    },
  ]);

type Named = { reference: string; bankCode: string; accountNumber: string; accountName: string; now: Date };

/** Names the account, so that the transfer is sent after the commit. Returns whether it had none before. */
export const nameAccount = async (
  tx: Tx,
  { reference, bankCode, accountNumber, accountName, now }: Named,
): Promise<boolean> => {
  const named = await tx.run(sql`
    update bank_transfer
       set bank_code = ${bankCode}, account_number = ${accountNumber}, account_name = ${accountName}, due_at = ${now}
     where reference = ${reference} and status = 'waiting' and account_number = ''`);
  return named > 0;
};

/** Ends a transfer whose account nobody named. Returns the money to release; none if it was named meanwhile. */
export const cancelTransfer = async (
  tx: Tx,
  { reference, now }: { reference: string; now: Date },
): Promise<MoneyOut | undefined> => {
  const row = await tx.maybe<
    Pick<TransferRow, 'reference' | 'owner_kind' | 'holder' | 'amount' | 'fee' | 'ppn'>
  >(sql`
    update bank_transfer set status = 'failed', failure_code = 'CANCELLED', ended_at = ${now}
     where reference = ${reference} and status = 'waiting' and account_number = ''
    returning reference, owner_kind, holder, amount, fee, ppn`);
  return row && moneyOutOf(row);
};
