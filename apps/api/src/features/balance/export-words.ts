import type { Language } from '../../platform/problems.ts';
import type { BalanceEntry } from './rows.ts';

type Words = {
  header: readonly string[];
  /** Between the payout and its batch, and between the batch and its row. */
  ofBatch: readonly [string, string];
  kinds: Readonly<Record<BalanceEntry['kind'], string>>;
};

/** The dashboard's names; none has a comma or a quote. */
export const EXPORT_WORDS: Readonly<Record<Language, Words>> = {
  id: {
    header: ['No.', 'Waktu (WIB)', 'Keterangan', 'Referensi', 'Debit', 'Kredit', 'Saldo akhir'],
    ofBatch: [' · ', ', baris '],
    kinds: {
      'settlement.settled': 'Settlement diterima',
      'top_up.paid': 'Isi saldo',
      'withdrawal.reserved': 'Penarikan dana',
      'withdrawal.released': 'Penarikan dikembalikan',
      'disbursement.reserved': 'Disbursement',
      'disbursement.released': 'Disbursement dikembalikan',
      'fund_transfer.reserved': 'Transfer dana',
      'fund_transfer.released': 'Transfer dana dikembalikan',
      'fund_transfer.moved': 'Pindah saldo',
      'snap_transfer.reserved': 'Transfer SNAP',
      'snap_transfer.released': 'Transfer SNAP dikembalikan',
      'refund.reserved': 'Refund disetujui',
      'refund.released': 'Refund dikembalikan',
    },
  },
  en: {
    header: ['No.', 'Time (WIB)', 'Description', 'Reference', 'Debit', 'Credit', 'Closing balance'],
    ofBatch: [' · ', ', row '],
    kinds: {
      'settlement.settled': 'Settlement received',
      'top_up.paid': 'Top up',
      'withdrawal.reserved': 'Withdrawal',
      'withdrawal.released': 'Withdrawal returned',
      'disbursement.reserved': 'Disbursement',
      'disbursement.released': 'Disbursement returned',
      'fund_transfer.reserved': 'Fund transfer',
      'fund_transfer.released': 'Fund transfer returned',
      'fund_transfer.moved': 'Balance transfer',
      'snap_transfer.reserved': 'SNAP transfer',
      'snap_transfer.released': 'SNAP transfer returned',
      'refund.reserved': 'Refund approved',
      'refund.released': 'Refund returned',
    },
  },
};
