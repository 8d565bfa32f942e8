import { sheetReader } from '@dasbor/domain/disbursements';
import type { PayoutField, PayoutPlaces } from '@dasbor/domain/disbursements';
import { errorFile, openSpreadsheet } from '@dasbor/spreadsheet';
import type { Cell, Row, Spreadsheet } from '@dasbor/spreadsheet';
import { gunzip } from '@dasbor/spreadsheet/node';

/** The current state of a row: the cells typed since the upload, and its errors. */
export type RowNow = { cells?: Readonly<Record<string, string>>; error?: string };

export type ErrorFileOf = {
  bytes: Uint8Array<ArrayBuffer>;
  rows: ReadonlyMap<number, RowNow>;
  header: string;
};

/** The uploaded file with the current state of the batch: edited cells replaced, removed rows empty, errors in each row. */
export const makeErrorFile = async ({
  bytes,
  rows,
  header,
}: ErrorFileOf): Promise<Uint8Array<ArrayBuffer>> => {
  const sheet = await openSpreadsheet(new Blob([bytes]), { gunzip });
  const { places, headerRow, payouts } = await look(sheet);
  const rowNow = (row: Row): Row => {
    if (!payouts.has(row.number)) return row;
    const now = rows.get(row.number);
    return now ? { ...row, cells: typedOver(row.cells, now.cells ?? {}, places) } : { ...row, cells: [] };
  };
  const pieces: Uint8Array[] = [];
  const errorOf = ({ number }: Row): string | undefined => rows.get(number)?.error;
  for await (const piece of errorFile(sheet, { errorOf, header, headerRow, rowNow })) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
};

/** Finds the columns, their titles and the rows with payouts. */
const look = async (sheet: Spreadsheet) => {
  const reader = sheetReader();
  const payouts = new Set<number>();
  for await (const { rows } of sheet.rows()) {
    for (const row of rows) {
      const taken = reader.take(row);
      if (taken.ok && taken.value) payouts.add(row.number);
    }
  }
  const ended = reader.end();
  return { ...(ended.ok ? ended.value : { places: {}, headerRow: 1 }), payouts };
};

const typedOver = (
  cells: Row['cells'],
  typed: Readonly<Record<string, string>>,
  places: PayoutPlaces,
): Row['cells'] => {
  const now: (Cell | undefined)[] = [...cells];
  for (const [field, text] of Object.entries(typed)) {
    const place = places[field as PayoutField];
    if (place !== undefined) now[place] = { kind: 'text', text, raw: text, format: 'plain' };
  }
  return now;
};
