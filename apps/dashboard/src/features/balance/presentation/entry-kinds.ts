import { TRANSFER_KINDS, type TransferKind } from '@dasbor/domain/ledger';
import type { BalanceEntry } from '../api/types.ts';

type EntryKind = BalanceEntry['kind'];
type WithUnderscore<K> = K extends `${infer Of}.${infer Step}` ? `${Of}_${Step}` : never;
type KindWord = WithUnderscore<TransferKind>;

/** The kinds of entry that change the available balance. */
const OF_THE_BALANCE: Readonly<Record<EntryKind, true>> = {
  'settlement.settled': true,
  'top_up.paid': true,
  'withdrawal.reserved': true,
  'withdrawal.released': true,
  'disbursement.reserved': true,
  'disbursement.released': true,
  'fund_transfer.reserved': true,
  'fund_transfer.released': true,
  'fund_transfer.moved': true,
  'snap_transfer.reserved': true,
  'snap_transfer.released': true,
  'refund.reserved': true,
  'refund.released': true,
};

export const ENTRY_KINDS = Object.keys(OF_THE_BALANCE) as readonly EntryKind[];
export const DIRECTIONS = ['debit', 'credit'] as const;

/** The translation key, in which a dot would separate keys. Null for an unknown kind, which keeps the server's name. */
export const kindWord = (kind: string): KindWord | null => {
  const known = TRANSFER_KINDS.find((one) => one === kind);
  return known ? (known.replace('.', '_') as KindWord) : null;
};
