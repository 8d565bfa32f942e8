import type { StatementField } from './mapping.ts';

export const STATEMENT_BANKS = ['BCA', 'Mandiri', 'BRI', 'BNI'] as const;
export type StatementBank = (typeof STATEMENT_BANKS)[number];

/** A bank's column titles, plain (`titleOf`). */
export type Preset = {
  readonly bank: StatementBank;
  readonly titles: Readonly<Partial<Record<StatementField, string>>>;
  /** Titles that tell this bank from others with the same titles. */
  readonly needs: readonly string[];
  /** Further columns of the description, if the file has them. */
  readonly details?: readonly string[];
};

/** The exports of the four banks. Sources: docs/decisions/0039-reconciliation.md. */
export const PRESETS: readonly Preset[] = [
  // KlikBCA Individual: `Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo`; `CR` or `DB` is in the column without a title or in the amount.
  {
    bank: 'BCA',
    titles: { date: 'tanggal transaksi', description: 'keterangan', amount: 'jumlah', balance: 'saldo' },
    needs: ['cabang'],
  },
  // KlikBCA Bisnis in English.
  {
    bank: 'BCA',
    titles: { date: 'date', description: 'description', amount: 'amount', balance: 'balance' },
    needs: ['branch'],
  },
  // KlikBCA Bisnis.
  {
    bank: 'BCA',
    titles: { date: 'tanggal', description: 'keterangan', amount: 'mutasi', balance: 'saldo' },
    needs: ['cbg'],
  },
  // Kopra by Mandiri.
  {
    bank: 'Mandiri',
    titles: {
      date: 'postdate',
      description: 'remarks',
      credit: 'credit amount',
      debit: 'debit amount',
      balance: 'close balance',
      currency: 'ccy',
    },
    needs: ['accountno'],
    details: ['additionaldesc'],
  },
  // Mandiri Internet Bisnis. Its second description has the same title.
  {
    bank: 'Mandiri',
    titles: { date: 'date', description: 'description', credit: 'credit', debit: 'debit' },
    needs: ['val date', 'transaction code'],
    details: ['description', 'reference no'],
  },
  // BRI CMS and Qlola.
  {
    bank: 'BRI',
    titles: {
      date: 'tgl tran',
      description: 'desk tran',
      credit: 'mutasi kredit',
      debit: 'mutasi debet',
      balance: 'saldo akhir mutasi',
    },
    needs: ['norek'],
    details: ['trremk', 'remark custom'],
  },
  // BRI Internet Banking.
  {
    bank: 'BRI',
    titles: {
      date: 'tanggal transaksi',
      description: 'uraian transaksi',
      credit: 'kredit',
      debit: 'debet',
      balance: 'saldo',
    },
    needs: ['teller'],
  },
  // BNIDirect, csv.
  {
    bank: 'BNI',
    titles: { date: 'post date', description: 'description', credit: 'credit', debit: 'debit' },
    needs: ['journal no'],
    details: ['journal no'],
  },
  // BNIDirect, spreadsheet.
  {
    bank: 'BNI',
    titles: {
      date: 'posting date',
      description: 'transaction description',
      amount: 'amount',
      mark: 'db/cr',
      balance: 'balance',
    },
    needs: ['journal'],
    details: ['journal'],
  },
];

/** Titles that other banks use, for a first suggestion to the person who chooses the columns. */
export const OTHER_TITLES: Readonly<Record<StatementField, readonly string[]>> = {
  date: [
    'tanggal',
    'tgl',
    'tanggal transaksi',
    'tanggal posting',
    'tgl transaksi',
    'date',
    'transaction date',
    'posting date',
    'post date',
    'waktu transaksi',
  ],
  description: [
    'keterangan',
    'uraian',
    'deskripsi',
    'uraian transaksi',
    'rincian transaksi',
    'description',
    'transaction description',
    'remarks',
    'remark',
    'berita',
  ],
  credit: ['kredit', 'credit', 'cr', 'masuk', 'uang masuk', 'mutasi kredit', 'credit amount', 'deposit'],
  debit: [
    'debit',
    'debet',
    'db',
    'keluar',
    'uang keluar',
    'mutasi debet',
    'mutasi debit',
    'debit amount',
    'withdrawal',
  ],
  amount: ['jumlah', 'nominal', 'mutasi', 'nilai', 'amount', 'transaction amount'],
  mark: ['db/cr', 'dr/cr', 'd/k', 'd/c', 'cr/db', 'debit/kredit', 'debet/kredit', 'tipe', 'jenis', 'type'],
  balance: ['saldo', 'balance', 'saldo akhir', 'close balance', 'running balance'],
  currency: ['ccy', 'currency', 'mata uang', 'kurs'],
};

/** `Tanggal_Transaksi ` → `tanggal transaksi`, `Journal No.` → `journal no`. */
export const titleOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '')
    .join(' ');
