import { type PayoutPlaces, readHeader } from '@dasbor/domain/disbursements';
import {
  blobOf,
  type Cell,
  errorFile,
  openSpreadsheet,
  type Row,
  type Spreadsheet,
} from '@dasbor/spreadsheet';
import type { RowEdit } from '../model/row-edits.ts';

export interface ErrorFileRequest {
  readonly file: Blob;
  readonly places: PayoutPlaces;
  readonly edits: readonly RowEdit[];
  /** What is wrong with a row, by its number, in the reader's words. */
  readonly errors: ReadonlyMap<number, string>;
  readonly header: string;
}

/** The file as it stands now: mended cells are mended, removed rows are gone, and each row says what is still wrong with it. */
export async function errorFileOf({ file, places, edits, errors, header }: ErrorFileRequest): Promise<Blob> {
  const sheet = await openSpreadsheet(file);
  const edited = withEdits(sheet, places, edits);
  const headerRow = await headerRowOf(sheet);
  const errorOf = ({ number }: Row) => errors.get(number);
  return blobOf(sheet.format, errorFile(edited, { errorOf, header, headerRow }));
}

/** Of a file that could be read: there is one. */
async function headerRowOf(sheet: Spreadsheet): Promise<number> {
  for await (const { rows } of sheet.rows()) {
    const header = rows.find(({ cells }) => readHeader(cells).missing.length === 0);
    if (header) return header.number;
  }
  return 1;
}

function withEdits(sheet: Spreadsheet, places: PayoutPlaces, edits: readonly RowEdit[]): Spreadsheet {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  const editedRow = (row: Row): Row => {
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
  return {
    format: sheet.format,
    sheet: sheet.sheet,
    sheets: sheet.sheets,
    merged: sheet.merged,
    hiddenColumns: sheet.hiddenColumns,
    from1904: sheet.from1904,
    ...(sheet.separator && { separator: sheet.separator }),
    async *rows() {
      for await (const chunk of sheet.rows()) yield { ...chunk, rows: chunk.rows.map(editedRow) };
    },
  };
}

const typed = (text: string): Cell => ({ kind: 'text', text, raw: text, format: 'plain' });
