import { type PayoutPlaces, sheetReader } from '@dasbor/domain/disbursements';
import {
  blobOf,
  type Cell,
  errorFile,
  openSpreadsheet,
  type Row,
  type Spreadsheet,
} from '@dasbor/spreadsheet';
import type { RowEdit } from '../model/row-edits.ts';

export type ErrorFileRequest = {
  readonly file: Blob;
  readonly places: PayoutPlaces;
  readonly edits: readonly RowEdit[];
  /** The problems of a row in the reader's language, by row number. */
  readonly errors: ReadonlyMap<number, string>;
  readonly header: string;
};

/** The current file: with fixes, without removed rows, and with the remaining problems beside each row. */
export const errorFileOf = async ({
  file,
  places,
  edits,
  errors,
  header,
}: ErrorFileRequest): Promise<Blob> => {
  const sheet = await openSpreadsheet(file);
  const headerRow = await headerRowOf(sheet);
  const errorOf = ({ number }: Row) => errors.get(number);
  return blobOf(
    sheet.format,
    errorFile(sheet, { errorOf, header, headerRow, rowNow: editedBy(places, edits) }),
  );
};

/** Of a file that could be read: there is one. */
const headerRowOf = async (sheet: Spreadsheet): Promise<number> => {
  const reader = sheetReader();
  for await (const { rows } of sheet.rows()) for (const row of rows) reader.take(row);
  const end = reader.end();
  return end.ok ? end.value.headerRow : 1;
};

const editedBy = (places: PayoutPlaces, edits: readonly RowEdit[]): ((row: Row) => Row) => {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  return (row) => {
    const edit = byRow.get(row.number);
    if (!edit) return row;
    if (edit.removed) return { ...row, cells: [] };
    const cells = [...row.cells];
    for (const [field, text] of Object.entries(edit.cells ?? {})) {
      const place = places[field as keyof PayoutPlaces];
      if (place !== undefined) cells[place] = typed(text);
    }
    return { ...row, cells };
  };
};

const typed = (text: string): Cell => ({ kind: 'text', text, raw: text, format: 'plain' });
