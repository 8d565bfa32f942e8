import type { LedgerHolder, MoneyOut } from '@dasbor/domain/ledger';
import { rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { costOfTransfer, splitByBankLimit } from '@dasbor/domain/payouts';
import type { TransferStatus } from '@dasbor/domain/payouts';
import sql from 'sql-template-tag';
import type { Tx } from '../db/tx.ts';

export type OwnerKind = MoneyOut['of'];

export type Payout = {
  ownerKind: OwnerKind;
  ownerId: string;
  /** 1 for the first attempt; increases when a failed transfer is retried. */
  attempt: number;
  holder: LedgerHolder;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  amount: Rupiah;
  /** The bank's limit per transfer; null if it has none. */
  splitLimit: Rupiah | null;
  /** Per transfer, before PPN. */
  feePerTransfer: Rupiah;
  /** Also sent during the daily pause that holds others of its kind. */
  inPause?: boolean;
  /** Not sent by the engine: the result is entered manually. */
  byHand?: boolean;
};

/** One transfer at a bank, as stored. */
export type TransferRow = {
  reference: string;
  owner_kind: OwnerKind;
  owner_id: string;
  attempt: number;
  holder: string;
  amount: string;
  fee: string;
  ppn: string;
  status: TransferStatus;
  failure_code: string | null;
  bank_reference: string | null;
  ended_at: string | null;
};

/**
 * Inserts the transfers of payouts, to be sent after the commit. Returns the reservations: post them in the same transaction, in one call
 * with any other postings.
 */
export const addTransfers = async (tx: Tx, now: Date, payouts: readonly Payout[]): Promise<MoneyOut[]> => {
  const rows = payouts.flatMap((payout) => partsOf(payout, now));
  await tx.run(sql`
    insert into bank_transfer (merchant_id, mode, reference, owner_kind, owner_id, attempt, holder, bank_code,
                               account_number, account_name, amount, fee, ppn, in_pause, due_at, created_at)
    select current_setting('app.merchant_id'), current_setting('app.mode'), reference, owner_kind, owner_id, attempt,
           holder, bank_code, account_number, account_name, amount, fee, ppn, in_pause, due_at, ${now}
      from json_populate_recordset(null::bank_transfer, ${JSON.stringify(rows)}::json)`);
  return rows.map(moneyOutOf);
};

/** Each part and each attempt has its own reference, because a bank pays a reference only once. */
const partsOf = (payout: Payout, now: Date) => {
  const { ownerKind, ownerId, attempt, holder, amount, splitLimit, feePerTransfer } = payout;
  const parts = splitByBankLimit(amount, splitLimit);
  const { fee, ppn } = costOfTransfer(feePerTransfer);
  return parts.map((part, index) => ({
    reference: [
      ownerId,
      ...(parts.length > 1 ? [index + 1] : []),
      ...(attempt > 1 ? [`r${attempt}`] : []),
    ].join('-'),
    owner_kind: ownerKind,
    owner_id: ownerId,
    attempt,
    holder,
    bank_code: payout.bankCode,
    account_number: payout.accountNumber,
    account_name: payout.accountName,
    amount: part,
    fee,
    ppn,
    in_pause: payout.inPause ?? false,
    due_at: payout.byHand ? 'infinity' : now.toISOString(),
  }));
};

type Money = Pick<TransferRow, 'reference' | 'owner_kind' | 'holder'> &
  Record<'amount' | 'fee' | 'ppn', number | string>;

/** A reference stands for one attempt, so the ledger sees each as a first attempt. */
export const moneyOutOf = ({ reference, owner_kind, holder, amount, fee, ppn }: Money): MoneyOut => ({
  of: owner_kind,
  id: reference,
  attempt: 1,
  amount: rupiah(Number(amount)),
  fee: rupiah(Number(fee)),
  ppn: rupiah(Number(ppn)),
  holder,
});

/** In the form that the domain sums charges from. */
export const toCharged = ({ attempt, amount, fee, ppn, status }: TransferRow) => ({
  attempt,
  amount: rupiah(Number(amount)),
  fee: rupiah(Number(fee)),
  ppn: rupiah(Number(ppn)),
  status,
});

/** All transfers of these owners, by part; later attempts come last. */
export const transfersOf = async (
  tx: Tx,
  ownerIds: readonly string[],
): Promise<Map<string, TransferRow[]>> => {
  if (ownerIds.length === 0) return new Map();
  const rows = await tx.rows<TransferRow>(sql`
    select reference, owner_kind, owner_id, attempt, holder, amount, fee, ppn, status, failure_code, bank_reference, ended_at
      from bank_transfer where owner_id = any(${ownerIds}::text[])
     order by attempt, char_length(reference), reference`);
  return Map.groupBy(rows, ({ owner_id }) => owner_id);
};
