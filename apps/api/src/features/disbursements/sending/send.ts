import { rupiah } from '@dasbor/domain/kernel';
import type { MoneyOut } from '@dasbor/domain/ledger';
import { FEE_PER_TRANSFER } from '@dasbor/domain/payouts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { addTransfers } from '../../../platform/payouts/transfers.ts';
import { limitOf } from '../items/banks.ts';

/** An item whose money goes out, in whole or what is left of it. */
export type ItemToSend = {
  id: string;
  attempt: number;
  holder: string;
  bank_code: string;
  account_number: string;
  /** Of the account, as its bank has it. */
  account_name: string;
  amount: number;
};

/** Writes down the transfers of these items; in sandbox their end is told by hand. Answers the money to reserve. */
export const sendItems = (
  tx: Tx,
  { now, mode }: { now: Date; mode: Mode },
  items: readonly ItemToSend[],
): Promise<MoneyOut[]> =>
  addTransfers(
    tx,
    now,
    items.map((item) => ({
      ownerKind: 'disbursement' as const,
      ownerId: item.id,
      attempt: item.attempt,
      holder: item.holder,
      bankCode: item.bank_code,
      accountNumber: item.account_number,
      accountName: item.account_name,
      amount: rupiah(item.amount),
      splitLimit: limitOf(item.bank_code),
      feePerTransfer: FEE_PER_TRANSFER,
      byHand: mode === 'sandbox',
    })),
  );
