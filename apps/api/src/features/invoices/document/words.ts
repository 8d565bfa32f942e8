import type { Language } from '../../../platform/problems.ts';

const INDONESIAN = {
  name: 'Invoice',
  title: 'INVOICE',
  draft: 'DRAFT',
  paid: 'LUNAS',
  paidOn: 'Lunas pada {date}',
  taxNumber: 'NPWP {number}',
  billedTo: 'Ditagihkan kepada',
  number: 'Nomor',
  noNumber: 'Belum terbit',
  date: 'Tanggal',
  due: 'Jatuh tempo',
  subject: 'Perihal',
  line: 'No.',
  item: 'Barang atau jasa',
  sku: 'SKU {sku}',
  quantity: 'Kuantitas',
  price: 'Harga satuan',
  amount: 'Jumlah',
  subtotal: 'Subtotal',
  taxBase: 'DPP',
  taxBaseShare: 'DPP nilai lain ({share})',
  ppn: 'PPN {rate}',
  included: 'Harga sudah termasuk PPN.',
  total: 'Total',
  words: 'Terbilang',
  paidSoFar: 'Sudah dibayar',
  remaining: 'Sisa tagihan',
  pay: 'Pembayaran',
  payHere: 'Pindai kode QR atau buka alamat ini untuk membayar:',
  payPart: 'Dapat dibayar sebagian, paling sedikit {amount}.',
  qr: 'Kode QR untuk {url}',
  logo: 'Logo {company}',
  notes: 'Catatan',
  sandbox: 'SANDBOX: ini bukan tagihan sungguhan',
  page: 'Halaman {page} dari {pages}',
};

const ENGLISH: typeof INDONESIAN = {
  name: 'Invoice',
  title: 'INVOICE',
  draft: 'DRAFT',
  paid: 'PAID',
  paidOn: 'Paid on {date}',
  taxNumber: 'Tax number (NPWP) {number}',
  billedTo: 'Billed to',
  number: 'Number',
  noNumber: 'Not issued',
  date: 'Date',
  due: 'Due date',
  subject: 'Subject',
  line: 'No.',
  item: 'Item',
  sku: 'SKU {sku}',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  taxBase: 'Tax base (DPP)',
  taxBaseShare: 'Tax base (DPP, {share})',
  ppn: 'VAT (PPN) {rate}',
  included: 'Prices include VAT (PPN).',
  total: 'Total',
  words: 'In words',
  paidSoFar: 'Paid so far',
  remaining: 'Amount due',
  pay: 'Payment',
  payHere: 'Scan the QR code or open this address to pay:',
  payPart: 'You can pay in parts of at least {amount}.',
  qr: 'QR code for {url}',
  logo: 'Logo of {company}',
  notes: 'Notes',
  sandbox: 'SANDBOX: this is not a real invoice',
  page: 'Page {page} of {pages}',
};

export type DocumentWords = typeof INDONESIAN;

/** A quotation says the same in other words, and is answered where an invoice is paid. */
const QUOTED: Readonly<Record<Language, DocumentWords>> = {
  id: {
    ...INDONESIAN,
    name: 'Penawaran',
    title: 'PENAWARAN',
    billedTo: 'Ditujukan kepada',
    due: 'Berlaku sampai',
    pay: 'Jawaban Anda',
    payHere: 'Buka alamat ini untuk menyetujui atau menolak:',
    sandbox: 'SANDBOX: ini bukan penawaran sungguhan',
  },
  en: {
    ...ENGLISH,
    name: 'Quotation',
    title: 'QUOTATION',
    billedTo: 'For',
    due: 'Valid until',
    pay: 'Your answer',
    payHere: 'Open this address to accept or decline:',
    sandbox: 'SANDBOX: this is not a real quotation',
  },
};

export const DOCUMENT_WORDS: Readonly<Record<Language, DocumentWords>> = { id: INDONESIAN, en: ENGLISH };

/** What a document is. */
export type DocumentKind = 'invoice' | 'quotation';

export const wordsOfKind = (kind: DocumentKind, language: Language): DocumentWords =>
  (kind === 'quotation' ? QUOTED : DOCUMENT_WORDS)[language];

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
