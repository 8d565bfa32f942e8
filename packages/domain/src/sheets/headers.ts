/** The columns of a sheet: what a feature reads from a file, and the titles that people give them. */
export type SheetForm<Field extends string> = {
  /** In the order of the template. */
  readonly columns: readonly { readonly field: Field; readonly required: boolean }[];
  /** Accepted titles beside the field's own name, in lower case, with single spaces. */
  readonly titles: Readonly<Record<Field, readonly string[]>>;
  /** The field that holds the money of a row. */
  readonly money: Field;
  /** Fields of digits: typing the same digits over a number confirms them. */
  readonly digits: ReadonlySet<Field>;
  readonly limits: { readonly rows: number; readonly cell: number };
};

/** The header must be within this many rows. */
export const HEADER_WITHIN = 10;

/** The column index of each field: `0` is column A. */
export type Places<Field extends string = string> = Readonly<Partial<Record<Field, number>>>;

export type Header<Field extends string = string> = {
  readonly places: Places<Field>;
  /** Required columns missing from the row. */
  readonly missing: readonly Field[];
  /** Fields claimed by two columns, which makes them ambiguous. */
  readonly twice: readonly Field[];
};

/** Maps the titles of a row to fields, in any order. Ignores unknown titles. */
export const readHeader = <Field extends string>(
  { columns, titles: known, money }: SheetForm<Field>,
  cells: readonly ({ readonly text: string } | undefined)[],
): Header<Field> => {
  const names = cells.map((cell) => plain(cell?.text ?? ''));
  const amounts = cells.map((cell) => plainAmount(cell?.text ?? ''));
  const places: Partial<Record<Field, number>> = {};
  const twice: Field[] = [];
  for (const { field } of columns) {
    const titles = field === money ? amounts : names;
    const exact = placesOf(titles, [plain(field)]);
    const found = exact.length > 0 ? exact : placesOf(titles, known[field]);
    if (found[0] !== undefined) places[field] = found[0];
    if (found.length > 1) twice.push(field);
  }
  const missing = columns.filter(({ field, required }) => required && places[field] === undefined);
  return { places, missing: missing.map(({ field }) => field), twice };
};

const placesOf = (names: readonly string[], wanted: readonly string[]): readonly number[] =>
  names.flatMap((name, place) => (wanted.includes(name) ? [place] : []));

/** `Nama_Pemilik Rekening*` → `nama pemilik rekening`, `No. Rekening (wajib)` → `no rekening`. */
const plain = (text: string): string => wordsOf(text.replaceAll(/\([^)]*\)/g, ' ')).join(' ');

/**
 * The same for an amount, but only harmless brackets are dropped: `Jumlah (ribuan)` holds thousands and `Amount ($)` dollars, which
 * are not rupiah. Such a title is not an amount.
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
