import {
  CUSTOMER_TITLES,
  cellProblem,
  fileNotes,
  type FileRead,
  type Row,
  sheetReaderOf,
  type SheetForm,
  typedRowOf,
} from '../../sheets/index.ts';

/** One row is one link. A file has at most `mostRows`, as somebody looks over them; the lengths are those of a single link. */
export const LINK_FILE = {
  mostRows: 1_000,
  maxFileBytes: 5 * 1024 * 1024,
  longestCell: 600,
} as const;

/** The columns of the template, in its order. */
export const LINK_COLUMNS = [
  { field: 'reference_id', required: false },
  { field: 'amount', required: true },
  { field: 'customer_name', required: false },
  { field: 'customer_email', required: false },
  { field: 'customer_mobile', required: false },
  { field: 'notes', required: false },
  { field: 'expiry_days', required: false },
  { field: 'admin_fee_method', required: false },
  { field: 'item_name', required: false },
  { field: 'item_quantity', required: false },
  { field: 'item_price', required: false },
  { field: 'customer_address', required: false },
  { field: 'customer_city', required: false },
  { field: 'customer_state', required: false },
  { field: 'customer_postal_code', required: false },
] as const;

export type LinkField = (typeof LINK_COLUMNS)[number]['field'];

/** Titles of the templates in both languages, and what spreadsheets of shops use. In lower case, with single spaces. */
const LINK_TITLES: Readonly<Record<LinkField, readonly string[]>> = {
  reference_id: [
    'order ref id',
    'nomor referensi',
    'no referensi',
    'referensi',
    'nomor pesanan',
    'no pesanan',
    'nomor tagihan',
    'no tagihan',
    'reference',
    'reference number',
    'order number',
    'order id',
    'bill number',
  ],
  amount: [
    'jumlah',
    'nominal',
    'total',
    'jumlah tagihan',
    'total tagihan',
    'nilai',
    'total amount',
    'amount idr',
  ],
  customer_name: ['nama pelanggan', 'nama', 'pelanggan', 'nama pembeli', 'customer', 'name', 'full name'],
  customer_email: CUSTOMER_TITLES.email,
  customer_mobile: CUSTOMER_TITLES.mobile,
  notes: ['catatan', 'keterangan', 'note', 'description'],
  expiry_days: ['masa berlaku', 'masa berlaku hari', 'berlaku hari', 'hari', 'expiry', 'days', 'valid days'],
  admin_fee_method: [
    'biaya ditanggung',
    'penanggung biaya',
    'biaya admin',
    'fee paid by',
    'fee payer',
    'admin fee',
  ],
  item_name: ['nama barang', 'barang', 'produk', 'nama produk', 'item', 'product'],
  item_quantity: ['jumlah barang', 'qty', 'kuantitas', 'banyaknya', 'quantity'],
  item_price: ['harga satuan', 'harga', 'harga barang', 'price', 'unit price'],
  customer_address: ['alamat', 'alamat pelanggan', 'address', 'street address'],
  customer_city: ['kota', 'kota pelanggan', 'city'],
  customer_state: ['provinsi', 'provinsi pelanggan', 'state', 'province'],
  customer_postal_code: ['kode pos', 'postal code', 'zip', 'zip code'],
};

export const LINK_FORM: SheetForm<LinkField> = {
  columns: LINK_COLUMNS,
  titles: LINK_TITLES,
  money: 'amount',
  digits: new Set(),
  limits: { rows: LINK_FILE.mostRows, cell: LINK_FILE.longestCell },
};

export const linkSheetReader = (options: { separator?: string } = {}) => sheetReaderOf(LINK_FORM, options);

export const linkFileNotes = (file: FileRead) => fileNotes(file);

export const typedLinkRow = (row: Row, typed: Readonly<Record<string, string>>): Row =>
  typedRowOf(LINK_FORM, row, typed);

export const linkCellProblem = (text: string) => cellProblem(text, LINK_FILE.longestCell);
