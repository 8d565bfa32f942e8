import type { Language } from '../../../platform/problems.ts';

const INDONESIAN = {
  title: 'Laporan piutang',
  file: 'laporan-piutang',
  customer: 'Pelanggan',
  company: 'Perusahaan',
  period: 'Periode',
  days: '{from} – {to}',
  date: 'Tanggal',
  description: 'Keterangan',
  number: 'Nomor invoice',
  due: 'Jatuh tempo',
  billed: 'Tagihan',
  paid: 'Pembayaran',
  balance: 'Saldo',
  opening: 'Saldo awal',
  closing: 'Saldo akhir',
  total: 'Jumlah',
  invoice: 'Invoice {number}: {name}',
  payment: 'Pembayaran {number}, {way}',
  byHand: 'dicatat manual',
  nothing: 'Tidak ada invoice atau pembayaran pada periode ini.',
  summary: 'Ringkasan',
  sandbox: 'SANDBOX: ini bukan laporan sungguhan',
};

const ENGLISH: typeof INDONESIAN = {
  title: 'Statement of account',
  file: 'statement',
  customer: 'Customer',
  company: 'Company',
  period: 'Period',
  days: '{from} – {to}',
  date: 'Date',
  description: 'Description',
  number: 'Invoice number',
  due: 'Due date',
  billed: 'Billed',
  paid: 'Paid',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  total: 'Total',
  invoice: 'Invoice {number}: {name}',
  payment: 'Payment of {number}, {way}',
  byHand: 'recorded by hand',
  nothing: 'There were no invoices or payments in this period.',
  summary: 'Summary',
  sandbox: 'SANDBOX: this is not a real statement',
};

export type StatementWords = typeof INDONESIAN;

export const STATEMENT_WORDS: Readonly<Record<Language, StatementWords>> = { id: INDONESIAN, en: ENGLISH };
