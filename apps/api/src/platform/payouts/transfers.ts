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
  /** 1 for the first; counts on when what failed is sent again. */
  attempt: number;
  holder: LedgerHolder;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  amount: Rupiah;
  /** The bank's limit of one transfer; null where it has none. */
  splitLimit: Rupiah | null;
  /** For each transfer, before PPN. */
  feePerTransfer: Rupiah;
  /** Sent in the daily pause too, in which others of its kind are held. */
  inPause?: boolean;
  /** Sent by nobody: its end is told by hand. */
  byHand?: boolean;
};

/** One transfer at a bank, as it is kept. */
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
 * Writes down the transfers that payouts are made of, to be sent after the commit, and answers them as money to reserve: post
 * that in the same transaction, with whatever else it posts.
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

/** Each part has a reference of its own, and each further attempt too: a bank pays a reference once. */
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

/** A reference stands for one attempt, so in the ledger each is a first. */
export const moneyOutOf = ({ reference, owner_kind, holder, amount, fee, ppn }: Money): MoneyOut => ({
  of: owner_kind,
  id: reference,
  attempt: 1,
  amount: rupiah(Number(amount)),
  fee: rupiah(Number(fee)),
  ppn: rupiah(Number(ppn)),
  holder,
});

/** As the domain sums what was charged. */
export const toCharged = ({ attempt, amount, fee, ppn, status }: TransferRow) => ({
  attempt,
  amount: rupiah(Number(amount)),
  fee: rupiah(Number(fee)),
  ppn: rupiah(Number(ppn)),
  status,
});

/** All transfers of these owners, part by part; those of later attempts last. */
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
