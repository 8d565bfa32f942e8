import type { Language } from '../../../platform/problems.ts';

/** The labels of a receipt. */
export type ReceiptWords = Record<
  | 'title'
  | 'merchant'
  | 'batch'
  | 'recipient'
  | 'account'
  | 'bank'
  | 'amount'
  | 'words'
  | 'of'
  | 'fee'
  | 'ppn'
  | 'reference'
  | 'more'
  | 'arrived'
  | 'status'
  | 'done'
  | 'partially_success'
  | 'notes'
  | 'number'
  | 'sandbox'
  | 'made',
  string
>;

export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptWords>> = {
  id: {
    title: 'Bukti transaksi',
    merchant: 'Pengirim',
    batch: 'Batch',
    recipient: 'Penerima',
    account: 'Nomor rekening',
    bank: 'Bank',
    amount: 'Jumlah yang sampai',
    words: 'Terbilang',
    of: 'dari {amount}',
    fee: 'Biaya',
    ppn: 'PPN',
    reference: 'Referensi bank',
    more: 'dan {count} lagi',
    arrived: 'Waktu',
    status: 'Status',
    done: 'Selesai',
    partially_success: 'Sebagian selesai',
    notes: 'Catatan',
    number: 'Nomor bukti',
    sandbox: 'SANDBOX: tidak ada uang yang berpindah',
    made: 'Dibuat oleh Dasbor pada {time}. Sah tanpa tanda tangan.',
  },
  en: {
    title: 'Receipt',
    merchant: 'Sender',
    batch: 'Batch',
    recipient: 'Recipient',
    account: 'Account number',
    bank: 'Bank',
    amount: 'Amount that arrived',
    words: 'In words',
    of: 'of {amount}',
    fee: 'Fee',
    ppn: 'VAT',
    reference: 'Bank reference',
    more: 'and {count} more',
    arrived: 'Time',
    status: 'Status',
    done: 'Done',
    partially_success: 'Partially done',
    notes: 'Notes',
    number: 'Receipt number',
    sandbox: 'SANDBOX: no money was moved',
    made: 'Made by Dasbor on {time}. Valid without a signature.',
  },
};
