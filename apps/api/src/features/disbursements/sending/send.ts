import { rupiah } from '@dasbor/domain/kernel';
import type { MoneyOut } from '@dasbor/domain/ledger';
import { FEE_PER_TRANSFER } from '@dasbor/domain/payouts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import { addTransfers } from '../../../platform/payouts/transfers.ts';
import { limitOf } from '../items/banks.ts';

/** An item to send, in full or the remaining part. */
export type ItemToSend = {
  id: string;
  attempt: number;
  holder: string;
  bank_code: string;
  account_number: string;
  /** The account holder as stated by the bank. */
  account_name: string;
  amount: number;
};

/** Creates the transfers of these items; in sandbox their result is simulated manually. Returns the reservations. */
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
