// The file that all sides read: realistic payouts, with mostly distinct texts.
import { bytesOf } from './bytes.mjs';
import * as sheetJs from '@e965/xlsx';
import { writeCsv } from '../../packages/spreadsheet/src/index.ts';

export const COLUMNS = ['name', 'bank', 'account', 'amount', 'notes', 'phone', 'email', 'reference'];

const row = (n) => [
  `Nama Orang ${n}`,
  ['BCA', 'BNI', 'BRI', 'MANDIRI'][n % 4],
  String(1_000_000_000 + n * 7919),
  n * 1000 + 10_000,
  `catatan pembayaran ${n % 500}`,
  `0812${10_000_000 + n}`,
  `orang${n}@contoh.test`,
  `INV-${n}`,
];
const rowsOf = (count) => Array.from({ length: count }, (_, n) => row(n));

/** Written by SheetJS in Excel's layout, with shared strings. */
export const xlsxOf = (count) => {
  const book = sheetJs.utils.book_new();
  sheetJs.utils.book_append_sheet(book, sheetJs.utils.aoa_to_sheet([COLUMNS, ...rowsOf(count)]), 'Payouts');
  return sheetJs.write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
};

export const csvOf = (count) =>
  bytesOf(
    writeCsv(
      COLUMNS.map((header) => ({ header })),
      rowsOf(count),
    ),
  );
