import { rupiah } from '@dasbor/domain/kernel';
import type { Result } from '@dasbor/domain/kernel';
import { released, reserved } from '@dasbor/domain/ledger';
import type { MoneyOut, Transfer } from '@dasbor/domain/ledger';
import { fundInstant } from '@dasbor/domain/refunds';
import type { RefundProblemCode } from '@dasbor/domain/refunds';
import type { Tx } from '../../platform/db/tx.ts';
import { addWithoutAccount, cancelTransfer } from '../../platform/payouts/awaiting.ts';
import { balancesOf } from '../balance/public.ts';
import { cancelLink } from './link-repository.ts';
import { instantMoneyOf, transferOf } from './rows.ts';
import type { RefundRow } from './rows.ts';

/** Whether the balance pays for the transfer. Two refunds with money for one can both pass; the ledger rejects the second. */
export const decideBalance = async (
  tx: Tx,
  row: RefundRow,
  occasion: 'approve' | 'retrigger',
): Promise<Result<unknown, RefundProblemCode>> => {
  const money = instantMoneyOf(row);
  const { available = 0 } = await balancesOf(tx, money.holder);
  return fundInstant(money, rupiah(available), occasion);
};

/** Reserves the money of a transfer whose account the customer names later. */
export const reserveWithoutAccount = async (tx: Tx, now: Date, row: RefundRow): Promise<Transfer[]> => {
  const { id, amount, fee, holder } = instantMoneyOf(row);
  const { attempt } = row;
  const out = await addWithoutAccount(tx, now, {
    ownerKind: 'refund',
    ownerId: id,
    attempt,
    holder,
    amount,
    fee,
  });
  return out.map(reserved);
};

/** Ends the link of a refund that is rejected after its approval, and gives back what is still reserved. */
export const cancelInstant = async (tx: Tx, now: Date, row: RefundRow): Promise<Transfer[]> => {
  await cancelLink(tx, row.id);
  const out: MoneyOut | undefined = await cancelTransfer(tx, { reference: transferOf(row), now });
  return out ? [released(out)] : [];
};
