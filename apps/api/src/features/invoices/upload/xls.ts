import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { INVOICE_FILE } from '@dasbor/domain/invoices';
import { HEADER_WITHIN } from '@dasbor/domain/sheets';
import { numberCell, writeXlsx } from '@dasbor/spreadsheet';
import type { Cell } from '@dasbor/spreadsheet';
import { FILE_CODES } from '../../../platform/files/problems.ts';
import type { FileProblem } from '../../../platform/files/problems.ts';

/** Titles may stand above the rows. */
const MOST_ROWS = INVOICE_FILE.mostRows + HEADER_WITHIN;
/** An old xls has at most 256 columns. */
const MOST_COLUMNS = 256;

export type Converted = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; problem: FileProblem };

type Rows = readonly (readonly (Cell | undefined)[])[];

/** The first visible sheet as xlsx. Every cell keeps its kind, so that the reader finds the same problems as in a new file. */
export const xlsxOfXls = async (bytes: Uint8Array): Promise<Converted> => {
  const book = bookOf(bytes);
  if ('code' in book) return { ok: false, problem: book };
  const { SheetNames: names, Workbook: about } = book;
  const at = names.findIndex((_, index) => !about?.Sheets?.[index]?.Hidden);
  const name = names[at] ?? '';
  const from1904 = about?.WBProps?.date1904 === true;
  const rows = rowsOf(book.Sheets[name], from1904);
  if (rows.length === 0) return { ok: false, problem: refused('no-sheet') };
  if (rows.length > MOST_ROWS)
    return {
      ok: false,
      problem: { ...refused('too-many-rows'), params: { maximum: INVOICE_FILE.mostRows } },
    };
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const [titles = [], ...others] = rows;
  const pieces: Uint8Array[] = [];
  const columns = Array.from({ length: width }, (_, column) => ({ header: titles[column]?.text ?? '' }));
  // The reader tells of other sheets.
  const more = names.filter((_, index) => index !== at).map((sheet) => ({ sheet, columns: [], rows: [] }));
  for await (const piece of writeXlsx(columns, others, { sheet: name, more, from1904 })) pieces.push(piece);
  return { ok: true, bytes: new Uint8Array(Buffer.concat(pieces)) };
};

/** The package throws anything at a damaged file. */
const bookOf = (bytes: Uint8Array): WorkBook | FileProblem => {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: MOST_ROWS + 1,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(error.message);
    return refused(isProtected ? 'encrypted' : 'zip-broken');
  }
};

const refused = (code: keyof typeof FILE_CODES): FileProblem => ({ code: FILE_CODES[code], place: 'file' });

/** Only rows that are there, whatever size the sheet claims. */
const rowsOf = (sheet: WorkSheet | undefined, from1904: boolean): Rows => {
  const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  const rows: (Cell | undefined)[][] = [];
  for (let number = 0; number < Math.min(data.length, MOST_ROWS + 1); number += 1) {
    const cells = data[number] ?? [];
    const row: (Cell | undefined)[] = [];
    for (let column = 0; column < Math.min(cells.length, MOST_COLUMNS); column += 1)
      row.push(cellOf(cells[column], from1904));
    rows.push(row);
  }
  return rows.slice(0, 1 + rows.findLastIndex((row) => row.some(Boolean)));
};

const cellOf = (cell: CellObject | undefined, from1904: boolean): Cell | undefined => {
  if (cell?.v === undefined || cell.t === 'z') return undefined;
  const read = valueOf(cell, from1904);
  return cell.f === undefined || read.kind === 'altered' ? read : { ...read, kind: 'formula' };
};

const valueOf = ({ t: type, v: value, w: shown, z: format }: CellObject, from1904: boolean): Cell => {
  const text = String(value);
  switch (type) {
    case 'n':
      return numberCell(text, String(format ?? ''), from1904);
    case 'b':
      return { kind: 'boolean', text: value ? 'TRUE' : 'FALSE', raw: text, format: 'plain' };
    case 'e':
      return { kind: 'error', text: shown ?? ERROR, raw: text, format: 'plain' };
    default:
      return { kind: 'text', text, raw: text, format: 'plain' };
  }
};

const ERROR = '#VALUE!';
