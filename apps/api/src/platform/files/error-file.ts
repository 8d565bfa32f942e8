import { sheetReaderOf } from '@dasbor/domain/sheets';
import type { Places, SheetForm } from '@dasbor/domain/sheets';
import { errorFile, openSpreadsheet } from '@dasbor/spreadsheet';
import type { Cell, Row, Spreadsheet } from '@dasbor/spreadsheet';
import { gunzip } from '@dasbor/spreadsheet/node';

/** The current state of a row: the cells typed since the upload, and its errors. */
export type RowNow = { cells?: Readonly<Record<string, string>>; error?: string };

export type ErrorFileOf = {
  bytes: Uint8Array<ArrayBuffer>;
  rows: ReadonlyMap<number, RowNow>;
  header: string;
  /** Leaves out rows that are not in `rows`, instead of emptying them. */
  only?: boolean;
};

/** The uploaded file with the current rows: edited cells replaced, removed rows empty, and a column with a text for each row. */
export const makeErrorFile = async (
  form: SheetForm<string>,
  { bytes, rows, header, only = false }: ErrorFileOf,
): Promise<Uint8Array<ArrayBuffer>> => {
  const sheet = await openSpreadsheet(new Blob([bytes]), { gunzip });
  const { places, headerRow, taken } = await look(sheet, form);
  const rowNow = (row: Row): Row => {
    if (!taken.has(row.number)) return row;
    const now = rows.get(row.number);
    return now ? { ...row, cells: typedOver(row.cells, now.cells ?? {}, places) } : { ...row, cells: [] };
  };
  const pieces: Uint8Array[] = [];
  const errorOf = ({ number }: Row): string | undefined => rows.get(number)?.error;
  const isLeftOut = ({ number }: Row): boolean => only && taken.has(number) && !rows.has(number);
  for await (const piece of errorFile(sheet, { errorOf, header, headerRow, rowNow, isLeftOut }))
    pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

/** Finds the columns, their titles and the rows below them. */
const look = async (sheet: Spreadsheet, form: SheetForm<string>) => {
  const reader = sheetReaderOf(form);
  const numbers = new Set<number>();
  for await (const { rows } of sheet.rows()) {
    for (const row of rows) {
      const result = reader.take(row);
      if (result.ok && result.value) numbers.add(row.number);
    }
  }
  const ended = reader.end();
  return { ...(ended.ok ? ended.value : { places: {}, headerRow: 1 }), taken: numbers };
};

const typedOver = (
  cells: Row['cells'],
  typed: Readonly<Record<string, string>>,
  places: Places,
): Row['cells'] => {
  const now: (Cell | undefined)[] = [...cells];
  for (const [field, text] of Object.entries(typed)) {
    const place = places[field];
    if (place !== undefined) now[place] = { kind: 'text', text, raw: text, format: 'plain' };
  }
  return now;
};
