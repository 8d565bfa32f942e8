import type { PayoutField } from '../policy.ts';
import { PAYOUT_COLUMNS } from '../policy.ts';

/**
 * Accepted column titles beside the field's own name: those of the templates in both languages, of payroll programs and of other
 * providers. In lower case, with single spaces.
 */
export const PAYOUT_HEADERS: Readonly<Record<PayoutField, readonly string[]>> = {
  account_owner_name: [
    'nama pemilik rekening',
    'nama penerima',
    'nama rekening',
    'atas nama',
    'nama',
    'account holder',
    'account holder name',
    'account name',
    'bank account name',
    'beneficiary name',
    'recipient name',
    'receiver name',
    'name',
  ],
  bank_code: [
    'kode bank',
    'bank',
    'nama bank',
    'bank penerima',
    'bank tujuan',
    'bank name',
    'beneficiary bank',
    'channel code',
  ],
  account_number: [
    'nomor rekening',
    'no rekening',
    'no rek',
    'rekening',
    'rekening tujuan',
    'nomor rekening penerima',
    'account',
    'account no',
    'bank account number',
    'beneficiary account',
    'beneficiary account number',
  ],
  amount: ['nominal', 'jumlah', 'jumlah transfer', 'nilai', 'gaji', 'total', 'amount idr', 'transfer amount'],
  email_recipient: [
    'email penerima',
    'email',
    'e mail',
    'alamat email',
    'recipients email',
    'recipient email',
    'beneficiary email',
    'email address',
  ],
  phone_number: [
    'nomor hp',
    'no hp',
    'nomor telepon',
    'no telepon',
    'telepon',
    'hp',
    'nomor ponsel',
    'phone',
    'mobile',
    'mobile number',
    'recipient phone',
  ],
  notes: ['catatan', 'keterangan', 'berita', 'note', 'description', 'remark', 'remarks'],
};

/** The column index of each field: `0` is column A. */
export type PayoutPlaces = Readonly<Partial<Record<PayoutField, number>>>;

export type Header = {
  readonly places: PayoutPlaces;
  /** Required columns missing from the row. */
  readonly missing: readonly PayoutField[];
  /** Fields claimed by two columns, which makes them ambiguous. */
  readonly twice: readonly PayoutField[];
};

/** Maps the titles of a row to fields, in any order. Ignores unknown titles. */
export const readHeader = (cells: readonly ({ readonly text: string } | undefined)[]): Header => {
  const names = cells.map((cell) => plain(cell?.text ?? ''));
  const amounts = cells.map((cell) => plainAmount(cell?.text ?? ''));
  const places: Partial<Record<PayoutField, number>> = {};
  const twice: PayoutField[] = [];
  for (const { field } of PAYOUT_COLUMNS) {
    const titles = field === 'amount' ? amounts : names;
    const exact = placesOf(titles, [plain(field)]);
    const found = exact.length > 0 ? exact : placesOf(titles, PAYOUT_HEADERS[field]);
    if (found[0] !== undefined) places[field] = found[0];
    if (found.length > 1) twice.push(field);
  }
  const missing = PAYOUT_COLUMNS.filter(({ field, required }) => required && places[field] === undefined);
  return { places, missing: missing.map(({ field }) => field), twice };
};

const placesOf = (names: readonly string[], wanted: readonly string[]): readonly number[] =>
  names.flatMap((name, place) => (wanted.includes(name) ? [place] : []));

/** `Nama_Pemilik Rekening*` → `nama pemilik rekening`, `No. Rekening (wajib)` → `no rekening`. */
const plain = (text: string): string => wordsOf(text.replaceAll(/\([^)]*\)/g, ' ')).join(' ');

/**
 * The same for an amount, but only harmless brackets are dropped: `Jumlah (ribuan)` holds thousands and `Amount ($)` dollars, which
 * must not be paid as rupiah. Such a title is not an amount.
 */
const plainAmount = (text: string): string => {
  if (OTHER_UNIT.test(text)) return '';
  const bare = text.replaceAll(/[([{]([^()[\]{}]*)[)\]}]/g, (whole, inside: string) =>
    wordsOf(inside).every((word) => HARMLESS.has(word)) ? ' ' : whole,
  );
  return wordsOf(bare).join(' ');
};

/** Symbols that change the unit of a number. */
const OTHER_UNIT = /[\p{Sc}%‰]/u;

/** Bracketed words after `Jumlah` that still mean whole rupiah. */
const HARMLESS: ReadonlySet<string> = new Set(
  (
    'wajib diisi isi harus required mandatory opsional optional rp idr rupiah dalam in angka saja number numbers only digit digits ' +
    'tanpa titik koma dan desimal without dots commas and decimals bulat whole penuh full bersih net nett kotor gross transfer'
  ).split(' '),
);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
